import { afterEach, expect, it } from 'vitest'
import { showNoticesWith, type Notice } from './notices.ts'
import { notifySuccess } from './notify-success.ts'

const shown: Notice[] = []
const stop = showNoticesWith((notice) => shown.push(notice))
afterEach(() => {
  shown.length = 0
})

it('a success has the words of the specification, and under them what happened', () => {
  notifySuccess('PUBLISHED', 'zh-CN', '您的商品已上架出售')
  notifySuccess('OK', 'en', 'Pushed to the top')
  notifySuccess('LOGGED_IN', 'zh-CN')
  expect(shown).toEqual([
    { tone: 'positive', title: '发布成功', text: '您的商品已上架出售' },
    { tone: 'positive', title: 'Success', text: 'Pushed to the top' },
    { tone: 'positive', title: '登录成功' },
  ])
})

it('names its action even where it has none: one of the same title on screen would keep another’s', () => {
  notifySuccess('OK', 'en', 'Taken offline', 'Undo')
  notifySuccess('OK', 'en', 'Back for sale')
  expect(shown.map((each) => ['action' in each, 'action' in each ? each.action : ''])).toEqual([
    [true, 'Undo'],
    [true, undefined],
  ])
  stop()
})
