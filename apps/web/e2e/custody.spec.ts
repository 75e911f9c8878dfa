import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { coldSigner } from '../../api/test/node/cold-signer.ts'
import { hasLitecoind, startLitecoind } from '../../api/test/node/litecoind.ts'
import { isClean } from './axe.ts'
import { logInQuietly, read, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { startOne } from './start-product.ts'

const STAFF = resolve(import.meta.dirname, '../../api/dist/staff.js')
const signer = coldSigner(7)

/** The product's own command makes the first members of the staff. */
async function appoint(dataDir: string, uid: number): Promise<void> {
  const { DATABASE_URL: _ignored, ...env } = process.env
  await promisify(execFile)(process.execPath, [STAFF, String(uid), 'finance', 'Fin', 'Member'], {
    env: { ...env, DATA_DIR: dataDir, SANDBOX: 'true' },
  })
}

if (hasLitecoind) {
  test('the hot wallet is topped up from the cold one by a PSBT: made, signed outside, brought back, agreed to by a second member on a phone', async ({
    reader,
  }) => {
    const node = await startLitecoind(['hot', 'outside'])
    const rpc = node.rpc('outside')
    const url = new URL(`${node.address.url}wallet/hot`)
    Object.assign(url, { username: node.address.user, password: node.address.password })
    await rpc('generatetoaddress', 120, await rpc('getnewaddress', '', 'bech32'))
    const product = await startOne({
      SANDBOX: 'true',
      LTC_RPC_URL: url.href,
      LTC_COLD_KEY: signer.descriptor,
      COLD_DEPOSITS: 'true',
    })
    try {
      const at = product.origin
      const first = await reader({ locale: 'en', at, refused: [409] })
      const second = await reader({ locale: 'zh-CN', width: 390, height: 844, at })
      for (const { context } of [first, second]) {
        const uid = await registerQuietly(context)
        await appoint(product.dataDir, uid)
        await logInQuietly(context, uid)
      }
      const { address } = await read<{ address: string }>(first.context.request, 'wallet.depositAddress', {
        currency: 'LTC',
      })
      await rpc('sendtoaddress', address, '10')
      // The operator's own coin, which pays the network's fee.
      await rpc('sendtoaddress', await node.rpc('hot')('getnewaddress', '', 'bech32'), '0.5')
      await rpc('generatetoaddress', 7, await rpc('getnewaddress', '', 'bech32'))

      const { page } = first
      await page.goto('/staff/payouts?part=custody')
      const wallets = page.getByRole('table', { name: 'Hot and cold wallet' })
      await expect(wallets.getByText('10.00000000')).toBeVisible()
      await page.getByRole('button', { name: 'Move LTC' }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel('Amount').fill('2.5')
      await isClean(page)
      await dialog.getByRole('button', { name: 'Make the move' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save the PSBT' }).click()
      const psbt = await readFile(await (await download).path(), 'utf8')
      const bring = (text: string) =>
        page
          .getByLabel(/^Signed PSBT of move/)
          .setInputFiles({ name: 'move.psbt', mimeType: 'text/plain', buffer: Buffer.from(text) })
      await bring(psbt)
      await expect(page.getByText('Signatures are missing').first()).toBeVisible()
      await bring(signer.sign(psbt))
      await expect(page.getByText('Signed, waits for a second member')).toBeVisible()
      await isClean(page)

      const { page: phone, says } = second
      await phone.goto('/staff/payouts?part=custody')
      await phone.getByRole('button', { name: /^同意划转/ }).click()
      await isClean(phone)
      await phone.getByRole('alertdialog').getByRole('button', { name: /^发送/ }).click()
      await expect(phone.getByText(says('On its way'))).toBeVisible()
      expect(await rpc('getrawmempool')).toHaveLength(1)
      await isClean(phone)
      // Before the product: their live connections would fail.
      await Promise.all([first, second].map(({ context }) => context.close()))
    } finally {
      await product.stop()
      await node.stop()
    }
  })
}
