#!/usr/bin/env node
// Checks a proof of liabilities offline: node verify-proof.mjs proof.json [LTC=ROOT:TOTAL ...]
// TOTAL is in the coin's smallest unit. Reads nothing but the file. Compare root and total with the public page, or pass
// them: then they are compared here. Each argument must match exactly one tree of the file.
// The format is in docs/proof-of-liabilities.md. It shares no code with the site on purpose.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const MOST = 2n ** 127n

const demand = (holds, what) => {
  if (!holds) throw new Error(what)
}
const amount = (text) => {
  demand(typeof text === 'string' && /^(0|[1-9]\d{0,37})$/.test(text), 'an amount is negative or malformed')
  return BigInt(text)
}
const digest = (text) => {
  demand(typeof text === 'string' && /^[0-9a-f]{64}$/.test(text), 'a hash is malformed')
  return Buffer.from(text, 'hex')
}
const bytes = (value, length) =>
  Buffer.from(
    BigInt(value)
      .toString(16)
      .padStart(length * 2, '0'),
    'hex',
  )
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()

function checkTree(uid, { leaves, nonce, root, total, parts }) {
  demand(Number.isInteger(Math.log2(leaves)) && leaves > 0, 'the number of leaves is no power of two')
  demand(parts.length > 0, 'there is no leaf')
  demand(new Set(parts.map(({ index }) => index)).size === parts.length, 'two parts share a leaf')
  let owed = 0n
  for (const [number, part] of parts.entries()) {
    let index = part.index
    demand(Number.isInteger(index) && index >= 0 && index < leaves, 'a leaf is outside of the tree')
    demand(2 ** part.path.length === leaves, 'a path has the wrong length')
    let units = amount(part.units)
    owed += units
    let hash = sha256(bytes(0, 1), digest(nonce), bytes(uid, 8), bytes(number, 4), bytes(units, 16))
    for (const sibling of part.path) {
      const pair = [
        { units, hash },
        { units: amount(sibling.units), hash: digest(sibling.hash) },
      ]
      const [left, right] = index % 2 === 0 ? pair : pair.toReversed()
      units = left.units + right.units
      demand(units < MOST, 'sums wrap around')
      hash = sha256(bytes(1, 1), bytes(left.units, 16), left.hash, bytes(right.units, 16), right.hash)
      index = Math.floor(index / 2)
    }
    demand(hash.equals(digest(root)) && units === amount(total), 'a path does not end in the root')
  }
  return owed
}

function readPublished(pairs) {
  const published = new Map()
  for (const pair of pairs) {
    const [, coin, stated] = /^([A-Z]+)=([0-9a-f]{64}:[0-9]+)$/.exec(pair) ?? []
    demand(coin !== undefined, `${pair}: not of the form COIN=ROOT:TOTAL`)
    demand(!published.has(coin), `${coin}: given twice`)
    published.set(coin, stated)
  }
  return published
}

const [path, ...pairs] = process.argv.slice(2)
if (path === undefined) {
  console.error("node verify-proof.mjs proof.json [LTC=ROOT:TOTAL ...]   TOTAL is in the coin's smallest unit")
  process.exit(2)
}
try {
  const published = readPublished(pairs)
  const { format, uid, snapshotId, trees } = JSON.parse(readFileSync(path, 'utf8'))
  demand(format === 'jindu-liability-proof-1', 'the format is unknown')
  demand(Number.isSafeInteger(uid) && uid > 0, 'the uid is malformed')
  demand(trees.length > 0, 'nothing is proven for this user')
  const coins = trees.map(({ currency }) => currency)
  for (const coin of coins) demand(coins.filter((each) => each === coin).length === 1, `${coin}: two trees`)
  for (const coin of published.keys()) demand(coins.includes(coin), `${coin}: the file proves nothing of it`)
  for (const tree of trees) {
    const stated = `${tree.root}:${tree.total}`
    const owed = checkTree(uid, tree)
    const isPublished = (published.get(tree.currency) ?? stated) === stated
    demand(isPublished, `${tree.currency}: the page publishes another root or total`)
    console.log(`${tree.currency}: ${owed} owed to ${uid}, in ${tree.total} of all, root ${tree.root}`)
  }
  console.log(`The proof of snapshot ${snapshotId} holds. Amounts are in the coin's smallest unit.`)
} catch (error) {
  console.error(`The proof does not hold: ${error.message}`)
  process.exitCode = 1
}
