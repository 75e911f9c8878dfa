import { describe, expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('the device of a session', () => {
  test('nothing known stays empty', () => {
    expect(deviceName('')).toBe('')
  })

  test('a program keeps its own name, cut to what fits a row', () => {
    expect(deviceName('curl/8.15.0')).toBe('curl/8.15.0')
    expect(deviceName('x'.repeat(300))).toHaveLength(40)
  })

  test.each([
    [CHROME, 'Chrome, Linux'],
    [CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64') + ' Edg/140.0', 'Edge, Windows'],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari, iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, macOS'],
    ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0', 'WeChat, Android'],
  ])('a browser is told by the sign only it has', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
