import { createPace } from './pace.ts'
import { loginLine } from './people.ts'
import { renew, setStage, type Stage } from './stage.ts'
import { STORIES, type Story } from './stories.ts'

// `pnpm sandbox:play`: simulates a busy market. Programs register, ask, buy, dispute and trade on a running sandbox
// through the public API. JINDU_URL is the sandbox, PLAY_SPEED the speed, PLAY_ROUNDS the number of repetitions of each
// story (endless if left out).

const { JINDU_URL: url = 'http://127.0.0.1:3000', PLAY_SPEED = '1', PLAY_ROUNDS } = process.env
const rounds = PLAY_ROUNDS === undefined ? Number.POSITIVE_INFINITY : Number(PLAY_ROUNDS)
const speed = Number(PLAY_SPEED)
if (!(speed > 0) || !(rounds > 0)) throw new Error('PLAY_SPEED and PLAY_ROUNDS are numbers above 0')
/** Renew coin and offer after this many rounds, before the faucet's coin and the offer's volume run out. */
const ROUNDS_A_FILL = 10

const say = (text: string) => process.stdout.write(`${new Date().toLocaleTimeString('en-GB')} ${text}\n`)
const pace = createPace(speed, say)

const PAGES = { order: '/personal/goodsOrderPanel?id=', trade: '/otcOrderPanel?orderID=' } as const

/** The page of what a line tells of, to watch it there. */
function pageOf(line: string): string | undefined {
  const [, kind, id] = /^(order|trade) (\d+):/.exec(line) ?? []
  return kind === 'order' || kind === 'trade' ? `${url}${PAGES[kind]}${id}` : undefined
}

/** @returns whether it went to its end */
async function tell(story: Story, stage: Stage, nth: number): Promise<boolean> {
  try {
    let page: string | undefined
    for await (const line of story(stage, nth)) {
      // Each story names its page once.
      const link = page === undefined ? pageOf(line) : undefined
      page ??= link
      say(link === undefined ? line : `${line}  ${link}`)
      await pace.step()
      // Stop in the middle of a story: the site's deadlines close the open order.
      if (pace.ended) return true
    }
    return true
  } catch (error) {
    say(`not done: ${stage.buyer.jindu.say(error)}`)
    return false
  }
}

let stage = await setStage(url)
const { buyer, seller, trader } = stage
for (const [who, person] of Object.entries({ buyer, seller, trader })) say(loginLine(who, person))
say(`watch it at ${url}; space pauses, + and - change the speed, q ends`)
pace.listen()

let failed = 0
for (let nth = 0; nth < rounds && !pace.ended; nth += 1) {
  if (nth > 0 && nth % ROUNDS_A_FILL === 0) stage = await renew(stage)
  for (const story of Object.values(STORIES)) {
    if (!pace.ended && !(await tell(story, stage, nth))) failed += 1
  }
  await pace.step()
}
await Promise.all([buyer, seller, trader].map(({ jindu }) => jindu.close()))
if (failed > 0) process.exitCode = 1
