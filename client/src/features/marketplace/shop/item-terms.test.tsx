import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { longDateText } from '@mainstreet/shared/rules/time/moment-text'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { screen } from '@testing-library/react'
import { renderSite } from '../../../test/render-site'
import { buildItem, buildSite } from '../../site/site.factory'
import { PublicItemPage } from './public-item-page'

const show = (leavesInDays: number | null) => {
  const site = buildSite()
  renderSite(<PublicItemPage />, {
    rows: [buildItem({ title: 'Mug' })],
    path: '/marketplace/1',
    route: '/marketplace/:id',
    site: { ...site, hours: [], specialHours: [], store: { ...site.store, leavesInDays } },
  })
}

test('a shop that does not say when it sends promises no day', async () => {
  show(null)
  await screen.findByText('Local Pickup')
  expect(screen.queryByText(/^Leaves by/)).not.toBeInTheDocument()
})

test('one that says so names the day, at each way but pickup', async () => {
  show(2)
  const today = localTime(new Date(), buildSite().company.timezone).date
  const day = longDateText(dateAfter(today, 2), hoursByLanguage.en)
  expect(await screen.findAllByText(`Leaves by ${day}`)).toHaveLength(2)
})
