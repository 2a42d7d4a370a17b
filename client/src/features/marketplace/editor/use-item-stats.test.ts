import type { Api } from '../../../kit/data/api'
import { fakeApi, fakeLive } from '../../../test/fake-back-office'
import { countItem } from './use-item-stats'

const rest = 200

const counting = (more: Partial<Api> = {}) => {
  const update = jest.fn(async () => ({}))
  const api = fakeApi(fakeLive().live, { update: update as never, ...more })
  return { api, update }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  delete (navigator as { doNotTrack?: string }).doNotTrack
})

test('nothing is counted in a preview, nor of who asks not to be followed', () => {
  const preview = counting({ previewId: 4 })
  countItem(preview.api, 1, 'clicks')
  const { api, update } = counting()
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
  countItem(api, 1, 'clicks')
  jest.advanceTimersByTime(10 * rest)
  expect(preview.update).not.toHaveBeenCalled()
  expect(update).not.toHaveBeenCalled()
})

test('clicks in quick succession are one, counted when there was none for 200 ms', () => {
  const { api, update } = counting()
  countItem(api, 7, 'clicks')
  jest.advanceTimersByTime(rest - 1)
  expect(update).not.toHaveBeenCalled()
  countItem(api, 7, 'clicks')
  jest.advanceTimersByTime(rest - 1)
  expect(update).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(update.mock.calls).toEqual([['market-stats', 7, { clicks: 1 }]])
  countItem(api, 7, 'clicks')
  jest.advanceTimersByTime(rest)
  expect(update).toHaveBeenCalledTimes(2)
})

test('other items, and views beside clicks, are counted for themselves', () => {
  const { api, update } = counting()
  countItem(api, 7, 'clicks')
  countItem(api, 8, 'clicks')
  countItem(api, 7, 'views')
  jest.advanceTimersByTime(rest)
  expect(update.mock.calls).toEqual([
    ['market-stats', 7, { clicks: 1 }],
    ['market-stats', 8, { clicks: 1 }],
    ['market-stats', 7, { views: 1 }],
  ])
})

test('a figure that cannot be counted troubles nobody', async () => {
  const { api, update } = counting({ update: jest.fn(() => Promise.reject(new Error('offline'))) as never })
  countItem(api, 7, 'views')
  await jest.advanceTimersByTimeAsync(rest)
  expect(update).not.toHaveBeenCalled()
})
