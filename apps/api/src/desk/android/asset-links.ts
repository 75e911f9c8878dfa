import type { App } from '../../platform/app.ts'

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
