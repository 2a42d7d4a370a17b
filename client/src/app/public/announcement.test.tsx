import { screen, within } from '@testing-library/react'
import { buildNotice } from '../../features/profile/content.factory'
import { buildSite } from '../../features/site/site.factory'
import { renderSite } from '../../test/render-site'

const bar = async () => within(await screen.findByRole('complementary')).getByRole('link')

test('without an announced notice there is no bar', async () => {
  renderSite(<p>The page</p>, { site: { ...buildSite(), notices: [buildNotice()] } })
  await screen.findByText('The page')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('the newest announced notice stands above every page and leads to its link', async () => {
  const notices = [
    buildNotice({ id: 3, str_title: 'Not announced' }),
    buildNotice({ id: 2, str_title: 'Open on Sunday', str_link: '/marketplace/sale', announced: true }),
    buildNotice({ id: 1, str_title: 'Older', announced: true }),
  ]
  renderSite(<p>The page</p>, { site: { ...buildSite(), notices } })
  expect(await bar()).toHaveTextContent('Open on Sunday')
  expect(await bar()).toHaveAttribute('href', '/marketplace/sale')
})

test('without a link of its own it leads to the notices', async () => {
  const notices = [buildNotice({ str_link: '', announced: true })]
  renderSite(<p>The page</p>, { site: { ...buildSite(), notices } })
  expect(await bar()).toHaveAttribute('href', '/#notices')
})
