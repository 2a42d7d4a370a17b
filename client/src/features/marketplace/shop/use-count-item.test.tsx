import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Api } from '../../../kit/data/api'
import { DataProvider } from '../../../kit/data/data-provider'
import { fakeApi, fakeLive } from '../../../test/fake-back-office'
import { useCountItem } from './use-count-item'

const rest = 200

const counting = (more: Partial<Api> = {}) => {
  const update = jest.fn(async () => ({}))
  const api = fakeApi(fakeLive().live, { update: update as never, ...more })
  const wrapper = ({ children }: { children: ReactNode }) => <DataProvider api={api}>{children}</DataProvider>
  const counterOf = (id: number, what: 'views' | 'clicks') => {
    const { result, unmount } = renderHook(() => useCountItem(id, what), { wrapper })
    return { count: result.current, leave: unmount }
  }
  return { counterOf, update }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  delete (navigator as { doNotTrack?: string }).doNotTrack
})

test('nothing is counted in a preview, nor of who asks not to be followed', () => {
  const preview = counting({ previewId: 4 })
  preview.counterOf(1, 'clicks').count()
  const { counterOf, update } = counting()
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
  counterOf(1, 'clicks').count()
  jest.advanceTimersByTime(10 * rest)
  expect(preview.update).not.toHaveBeenCalled()
  expect(update).not.toHaveBeenCalled()
})

test('clicks in quick succession are one, counted when there was none for 200 ms', () => {
  const { counterOf, update } = counting()
  const { count } = counterOf(7, 'clicks')
  count()
  jest.advanceTimersByTime(rest - 1)
  expect(update).not.toHaveBeenCalled()
  count()
  jest.advanceTimersByTime(rest - 1)
  expect(update).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(update.mock.calls).toEqual([['market-stats', 7, { clicks: 1 }]])
  count()
  jest.advanceTimersByTime(rest)
  expect(update).toHaveBeenCalledTimes(2)
})

test('other items, and views beside clicks, are counted for themselves, also once they are left', () => {
  const { counterOf, update } = counting()
  for (const { count, leave } of [counterOf(7, 'clicks'), counterOf(8, 'clicks'), counterOf(7, 'views')]) {
    count()
    leave()
  }
  jest.advanceTimersByTime(rest)
  expect(update.mock.calls).toEqual([
    ['market-stats', 7, { clicks: 1 }],
    ['market-stats', 8, { clicks: 1 }],
    ['market-stats', 7, { views: 1 }],
  ])
})

test('a figure that cannot be counted troubles nobody', async () => {
  const update = jest.fn(() => Promise.reject(new Error('offline')))
  counting({ update: update as never })
    .counterOf(7, 'views')
    .count()
  await jest.advanceTimersByTimeAsync(rest)
  expect(update).toHaveBeenCalledTimes(1)
})
