import { act, renderHook } from '@testing-library/react'
import { useServerBack } from './use-server-back'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const server = (...answers: (number | undefined)[]) => {
  const fetch = jest.fn(async () => {
    const status = answers.length > 1 ? answers.shift() : answers[0]
    if (status === undefined) throw new TypeError('Failed to fetch')
    return { status }
  })
  Object.assign(globalThis, { fetch })
  return fetch
}

const later = () => act(() => jest.advanceTimersByTimeAsync(10_000))

test('a server that was away is told to be back, once', async () => {
  const asked = server(undefined, 502, 200)
  const onBack = jest.fn()
  renderHook(() => useServerBack(onBack))
  await later()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('one that was there all along is not, nor is a page that was left', async () => {
  server(200)
  const onBack = jest.fn()
  const { unmount } = renderHook(() => useServerBack(onBack))
  await later()
  const asked = server(undefined, 200)
  unmount()
  await later()
  expect(onBack).not.toHaveBeenCalled()
  expect(asked).not.toHaveBeenCalled()
})
