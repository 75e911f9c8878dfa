import { logInAgainPlace } from '../../../shared/session/log-in-again-place.tsx'

/** Mount point of that dialog on every page. */
export const LogInAgainPlace = logInAgainPlace(() => import('./log-in-again-dialog.tsx'))
