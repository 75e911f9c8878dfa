/** Published secrets of the sandbox. The product refuses them outside it. */
export const demoSecrets = {
  sessionSecret: 'sandbox-session-secret-published-in-the-source',
  encryptionKey: '73616e64626f782d656e6372797074696f6e2d6b65792d7075626c6973686564',
  appKey: 'sandbox-app-key',
} as const
