import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderSite } from '../../../test/render-site'
import { buildEntry, buildFuneralEntry } from '../calendar-entry.factory'
import { EntryPage } from '../entry-page'

afterEach(() => localStorage.clear())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const inTwoDays = () => inHours(48)
const hold = (more: object = {}) => {
  const about = { name: 'Open house', startsAt: inTwoDays(), takesGuests: true, coming: 4, ...more }
  return renderSite(<EntryPage path="events" id={1} />, { service: 'events', rows: [buildEntry(about)] })
}
const mourn = (more: object = {}) =>
  renderSite(<EntryPage path="funerals" id={1} />, {
    service: 'funerals',
    rows: [buildFuneralEntry({ name: 'Ada', ...more })],
  })

describe('an event', () => {
  test.each([
    ['takes no guests', { takesGuests: false }],
    ['is cancelled', { cancelled: true }],
    ['is over', { startsAt: '2026-01-05T18:00:00.000Z' }],
    ['has just ended', { startsAt: inHours(-3), endsAt: inHours(-1) }],
  ])('that %s has nobody say that they come', async (_, more) => {
    hold(more)
    await screen.findByRole('heading', { name: 'Open house' })
    expect(screen.queryByRole('button', { name: 'I come' })).not.toBeInTheDocument()
  })

  test('is come to, by more, and not after all', async () => {
    const { run } = hold()
    run.mockImplementation(async (_path: string, { people }: { people: number }) => ({
      ok: true,
      coming: 4 + people,
    }))
    expect(await screen.findByText('4 people come.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'I come' }))
    expect(await screen.findByText('You are expected. 5 people come in all.')).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many of you come' }), '2')
    expect(await screen.findByText('You are expected. 6 people come in all.')).toBeInTheDocument()
    const said = run.mock.calls.filter(([path]) => path === 'come-to-event').map(([, body]) => body)
    expect(said).toEqual([
      { id: 1, key: expect.any(String), people: 1 },
      { id: 1, key: said[0].key, people: 2 },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Not after all' }))
    expect(await screen.findByRole('button', { name: 'I come' })).toBeInTheDocument()
  })

  test('that did not hear it says so, and can be told again', async () => {
    const { run } = hold()
    run.mockRejectedValue(new Error('away'))
    await userEvent.click(await screen.findByRole('button', { name: 'I come' }))
    expect(await screen.findByText('That did not reach us. Please try again.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'I come' })).toBeEnabled()
  })
})

describe('a candle', () => {
  test('is not offered where no words are taken', async () => {
    mourn({ takesCondolences: false })
    await screen.findByRole('heading', { name: 'Ada' })
    expect(screen.queryByRole('button', { name: 'Light a candle' })).not.toBeInTheDocument()
  })

  test('is lit once in this browser', async () => {
    const { run, unmount } = mourn({ candles: 2 })
    run.mockResolvedValue({ ok: true, candles: 3 })
    expect(await screen.findByText('2 candles burn.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Light a candle' }))
    expect(await screen.findByText('Your candle burns, one of 3.')).toBeInTheDocument()
    unmount()
    mourn({ candles: 3 })
    expect(await screen.findByText('Your candle burns, one of 3.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Light a candle' })).not.toBeInTheDocument()
  })
})
