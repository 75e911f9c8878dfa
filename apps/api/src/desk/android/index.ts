/** The only door to the Android app for other floors. */
export { registerAndroidRoutes } from './routes.ts'
