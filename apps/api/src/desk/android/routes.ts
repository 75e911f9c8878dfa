import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'

const HOUR_SECONDS = 3_600

/** Which app Android lets open this site's links (Digital Asset Links). */
export const assetLinks = ({ androidApp }: App['env']): readonly object[] =>
  androidApp === null
    ? []
    : [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: androidApp.package,
            sha256_cert_fingerprints: androidApp.certificates,
          },
        },
      ]

/** What phones and their installed app ask of the site. */
export function registerAndroidRoutes(server: FastifyInstance, app: App): void {
  server.get('/.well-known/assetlinks.json', { exposeHeadRoute: true }, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(assetLinks(app.env))),
  )
}
