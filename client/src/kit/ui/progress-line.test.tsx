import { act, render } from '@testing-library/react'
import { trackLoading, useIsLoading } from '../loading'
import { ProgressLine } from './progress-line'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const Shell = () => <ProgressLine busy={useIsLoading()} />
const line = () => document.querySelector('[data-progress]')
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('what is there within 150 ms shows no line', async () => {
  render(<Shell />)
  void trackLoading(new Promise((resolve) => setTimeout(resolve, 140)))
  await pass(0)
  await pass(145)
  expect(line()).toBeNull()
  await pass(100)
  expect(line()).toBeNull()
})

test('a line shows while anything takes longer, and goes when the last of it failed or came', async () => {
  render(<Shell />)
  void trackLoading(new Promise((resolve) => setTimeout(resolve, 300)))
  trackLoading(new Promise((_resolve, reject) => setTimeout(reject, 500))).catch(() => {})
  await pass(0)
  await pass(200)
  expect(line()).not.toBeNull()
  await pass(200)
  expect(line()).not.toBeNull()
  await pass(200)
  expect(line()).toBeNull()
})
