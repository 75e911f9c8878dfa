import { disputeRules } from '../rules/dispute.ts'
import type { ErrorArea } from './area.ts'

/** Disputes of every market. Numbers from 4500. */
export const disputeErrors = {
  DISPUTE_NOT_OPEN: {
    msCode: 4501,
    kind: 'conflict',
    words: { en: 'Nothing is disputed here: no hold and no complaint stands.', 'zh-CN': '没有暂停或投诉，不存在争议' },
  },
  DISPUTE_OWN: {
    msCode: 4502,
    kind: 'forbidden',
    words: { en: 'You are a party of this. Another arbiter rules on it.', 'zh-CN': '您是当事人，须由其他仲裁员裁决' },
  },
  DISPUTE_ALREADY_COMPLAINED: {
    msCode: 4503,
    kind: 'conflict',
    words: { en: 'Your complaint stands already.', 'zh-CN': '您已投诉' },
  },
  DISPUTE_NO_COMPLAINT: {
    msCode: 4504,
    kind: 'conflict',
    words: { en: 'You have no complaint to take back.', 'zh-CN': '没有可撤回的投诉' },
  },
  DISPUTE_COMPLAINTS_TOO_MANY: {
    msCode: 4505,
    kind: 'conflict',
    words: { en: 'You have made all the complaints that one side can make.', 'zh-CN': '您的投诉次数已用完' },
  },
  DISPUTE_STATEMENT_INVALID: {
    msCode: 4506,
    kind: 'input',
    words: {
      en: 'A statement has {minimum} to {maximum} characters and at most {files} pictures.',
      'zh-CN': '陈述至少 {minimum} 个字符（一个汉字算 3 个），不超过 {maximum} 个字，图片不超过 {files} 张',
    },
    details: {
      minimum: disputeRules.statement.minimumCharacters,
      maximum: disputeRules.statement.maximumCharacters,
      files: disputeRules.statement.maximumFiles,
    },
  },
  DISPUTE_STATEMENTS_TOO_MANY: {
    msCode: 4507,
    kind: 'conflict',
    words: { en: 'You have made all the statements that one side can make.', 'zh-CN': '您的陈述次数已用完' },
  },
  DISPUTE_SPLIT_INVALID: {
    msCode: 4508,
    kind: 'input',
    words: {
      en: 'A split leaves something to both parties{whole, select, undefined {} other {: more than 0, less than {whole}}}.',
      'zh-CN': '分配须给双方都留有金额{whole, select, undefined {} other {：大于 0，小于 {whole}}}',
    },
  },
  DISPUTE_PROPOSALS_TOO_MANY: {
    msCode: 4509,
    kind: 'conflict',
    words: {
      en: 'You have made all the proposals that one side can make. You can still accept one.',
      'zh-CN': '您提出方案的次数已用完，仍可接受对方的方案',
    },
  },
  DISPUTE_NO_PROPOSAL: {
    msCode: 4510,
    kind: 'conflict',
    words: { en: 'No such proposal stands.', 'zh-CN': '没有这样的分配方案' },
  },
  DISPUTE_PROPOSAL_OWN: {
    msCode: 4511,
    kind: 'conflict',
    words: { en: 'This is your own proposal. The other side accepts it.', 'zh-CN': '这是您提出的方案，须由对方接受' },
  },
  DISPUTE_PROPOSAL_CHANGED: {
    msCode: 4512,
    kind: 'conflict',
    words: { en: 'The proposal changed meanwhile. Look at its new amount.', 'zh-CN': '分配方案已变更，请查看新的金额' },
  },
  DISPUTE_RESPONSE_RUNNING: {
    msCode: 4513,
    kind: 'conflict',
    words: {
      en: 'The time to answer still runs{secondsLeft, select, undefined {} other {, {secondsLeft} left}}. A ruling can follow then.',
      'zh-CN': '答复期未满{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}，期满后方可裁决',
    },
  },
  DISPUTE_RULING_PENDING: {
    msCode: 4514,
    kind: 'conflict',
    words: { en: 'A ruling awaits a second arbiter already.', 'zh-CN': '已有裁决在等待第二位仲裁员确认' },
  },
  DISPUTE_NO_RULING_PENDING: {
    msCode: 4515,
    kind: 'conflict',
    words: { en: 'No ruling awaits a second arbiter.', 'zh-CN': '没有等待第二位仲裁员确认的裁决' },
  },
  DISPUTE_RULING_OWN: {
    msCode: 4516,
    kind: 'conflict',
    words: { en: 'Another arbiter decides on your ruling.', 'zh-CN': '您的裁决须由另一位仲裁员决定' },
  },
} satisfies ErrorArea
