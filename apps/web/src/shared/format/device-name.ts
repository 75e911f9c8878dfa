const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const LONGEST = 40

/** Readable name of a user agent: `Firefox, Windows`. Programs keep their first word; '' stays ''. */
export function deviceName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((list) => {
    const found = list.find(([sign]) => sign.test(userAgent))
    return found === undefined ? [] : [found[1]]
  })
  return named.length > 0 ? named.join(', ') : (userAgent.split(' ')[0] ?? '').slice(0, LONGEST)
}
