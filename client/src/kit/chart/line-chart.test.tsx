import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ChartData, ChartOptions } from 'chart.js'
import { LineChart } from './line-chart'

let drawn: { data: ChartData<'line'>; options: ChartOptions<'line'> } | undefined

// jsdom draws nothing: what the library is told to draw is all there is to see.
jest.mock('react-chartjs-2', () => ({
  Line: (props: NonNullable<typeof drawn>) => {
    drawn = props
    return null
  },
}))

const points = [
  { label: '20 Nov', name: 'Friday, November 20', value: 3 },
  { label: '21 Nov', name: 'Saturday, November 21', value: 1200 },
  { label: '22 Nov', name: 'Sunday, November 22', value: 1 },
]
const chart = (isLastOpen = false) => (
  <LineChart
    title="Views per day"
    pointLabel="Day"
    valueLabel="Views"
    points={points}
    isLastOpen={isLastOpen}
  />
)

const set = () => drawn!.data.datasets[0]!
const dashAt = (p1DataIndex: number) =>
  (set().segment as { borderDash(at: object): unknown }).borderDash({ p1DataIndex })

beforeEach(() => {
  drawn = undefined
})

test('who does not see it reads its table: a row for each point, with names in full', async () => {
  render(chart())
  const table = screen.getByRole('table', { name: 'Views per day' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', 'Views'])
  const row = within(table).getByRole('row', { name: /November 21/ })
  expect(within(row).getByRole('cell')).toHaveTextContent('1,200')
  await waitFor(() => expect(drawn).toBeDefined())
})

test('a button shows the table in the place of the chart, and back', async () => {
  const { container } = render(chart())
  await waitFor(() => expect(drawn).toBeDefined())
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect(container.querySelector('[tabindex="0"]')).toContainElement(screen.getByRole('table'))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Table' })).toHaveFocus()
  expect(container.querySelector('[tabindex="0"]')).toBeNull()
})

test('a day that is not over yet is dashed and hollow', async () => {
  const { rerender } = render(chart(true))
  await waitFor(() => expect(drawn).toBeDefined())
  expect([dashAt(1), dashAt(2)]).toEqual([undefined, [4, 4]])
  expect(set().pointRadius).toEqual([0, 0, 4])
  rerender(chart(false))
  await waitFor(() => expect(dashAt(2)).toBeUndefined())
  expect(set().pointRadius).toEqual([0, 0, 0])
})

test('its colours are the theme’s, read again when the user changes it', async () => {
  let colour = 'rgb(1, 2, 3)'
  const real = window.getComputedStyle
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = real.call(window, element, pseudo)
    Object.defineProperty(style, 'color', { value: colour, configurable: true })
    return style
  })
  render(chart())
  await waitFor(() => expect(set().borderColor).toBe('rgb(1, 2, 3)'))
  colour = 'rgb(4, 5, 6)'
  const { dataset } = document.documentElement
  await act(async () => void (dataset.theme = 'dark'))
  await waitFor(() => expect(set().borderColor).toBe('rgb(4, 5, 6)'))
  await act(async () => void delete dataset.theme)
})

test('nothing moves for who wants no motion', async () => {
  const real = window.matchMedia
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...real.call(window, query),
    matches: query.includes('reduced-motion'),
  }))
  render(chart())
  await waitFor(() => expect(drawn?.options.animation).toBe(false))
})
