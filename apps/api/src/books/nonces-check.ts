import { sql } from 'drizzle-orm'
import { sqlCheck } from '../platform/ledger/index.ts'

/**
 * On a chain of balances, all transactions of a withdrawal share one sender and nonce, so that the chain executes at most one. A nonce pays
 * one withdrawal. The balances of addresses and the slots of payouts add up to the coin in the journal.
 */
export const noncesCheck = sqlCheck(
  'every withdrawal of a chain of balances has one nonce, and its addresses add up',
  sql`select count(*) || ' nonces, ' || (select count(*) from evm_attempt) || ' transactions' from evm_nonce`,
  sql`select format('transaction %s of withdrawal %s has another sender or nonce than its slot', t.tx, t.withdrawal_id) as wrong
    from withdrawal_attempt t
    join evm_attempt a on a.hash = t.tx
    join wallet_coin c on c.id = t.anchor_coin_id
    where c.txid <> a.sender or c.output_index <> a.nonce
    union all
    select format('nonce %s of %s pays withdrawal %s, its transactions pay %s', n.nonce, n.sender, n.withdrawal_id, t.withdrawal_id)
    from evm_nonce n
    join evm_attempt a on a.chain_id = n.chain_id and a.sender = n.sender and a.nonce = n.nonce
    left join withdrawal_attempt t on t.tx = a.hash
    where n.withdrawal_id is distinct from t.withdrawal_id
    union all
    select format('addresses hold %s of %s, the journal says %s (smallest units)', c.units, c.currency, coalesce(-l.balance, 0))
    from (
      select currency, sum(amount_units) as units from wallet_coin
      where spent_at is null and gone_at is null
        and currency in (select b.currency from wallet_coin b where b.output_index = -1)
      group by currency
    ) c
    left join ledger_account l on l.kind = 'chain' and l.currency = c.currency
    where c.units <> coalesce(-l.balance, 0)`,
)
