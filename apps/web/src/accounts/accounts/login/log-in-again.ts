import { logInAgainPlace } from '../../../shared/session/log-in-again-place.tsx'

/** On every page: the login of whose session has ended. */
export const LogInAgainPlace = logInAgainPlace(() => import('./log-in-again-dialog.tsx'))
