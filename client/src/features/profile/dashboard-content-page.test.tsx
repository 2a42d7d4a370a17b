import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { answersWith, buildFile, buildLink, type Rows } from './content.factory'
import { DashboardContentPage } from './dashboard-content-page'

const badLink = 'Invalid form input, please double check your link url and try again.'
const badText = 'Invalid form input, please provide text for your link and try again.'
const noAccount = 'There is an issue with the form, please contact support to resolve the issue.'

const open = (options: { part?: string; rows?: Rows; answers?: object } = {}) => {
  const { part = 'links', rows = {}, answers } = options
  const { live, emit } = fakeLive()
  const create = jest.fn(async (_path: string, data: object) => ({ ...buildLink({ id: 9 }), ...data }))
  const patch = jest.fn(async (path: string, id: number, data: object) => ({
    ...(rows[path]?.[0] ?? { id }),
    ...data,
  }))
  const api = fakeApi(live, { ...answersWith(rows), create, patch, ...answers })
  const page = renderBackOffice({
    routes: [{ path: '/content', element: <DashboardContentPage /> }],
    at: `/content?part=${part}`,
    api,
  })
  return { ...page, user: userEvent.setup(), create, patch, emit }
}

const addLink = async (user: ReturnType<typeof userEvent.setup>) => {
  const button = await screen.findByRole('button', { name: 'Add a link' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  return within(screen.getByRole('form', { name: 'A new link' }))
}

describe('the parts of the page', () => {
  test('are counted, and the address says which one is open', async () => {
    const { user, router } = open({ rows: { 'profile-links': [buildLink(), buildLink({ id: 2 })] } })
    expect(await screen.findByRole('link', { name: 'Links 2' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('link', { name: 'Services' }))
    expect(router.state.location.search).toBe('?part=services')
    expect(await screen.findByRole('heading', { name: 'Services' })).toBeInTheDocument()
    await act(() => router.navigate(-1))
    expect(screen.getByRole('link', { name: 'Links 2' })).toHaveAttribute('aria-current', 'page')
  })

  test('say so where the home page does not show them', async () => {
    open({
      part: 'services',
      rows: { 'profile-blocks': [{ id: 1, block: 'services', show: false, order: 9 }] },
    })
    expect(await screen.findByText('Your site does not show this section now.')).toBeInTheDocument()
  })
})

describe('a new link', () => {
  test('to an application needs nothing more, and Hub, Mobile and Events are no choice', async () => {
    const { user, create } = open()
    const form = await addLink(user)
    const choice = form.getByRole('combobox', { name: 'Application' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose…', 'Sales Flyer'])
    await user.click(form.getByRole('button', { name: 'Add a link' }))
    expect(await form.findByText(badLink)).toBeInTheDocument()
    await user.selectOptions(choice, 'Sales Flyer')
    await user.click(form.getByRole('button', { name: 'Add a link' }))
    expect(await screen.findByText('Sales Flyer is in the navigation now.')).toBeInTheDocument()
    expect(create.mock.calls).toEqual([
      ['profile-links', { customerId: 1, text: 'Sales Flyer', link: '/marketplace' }],
    ])
    expect(await screen.findByRole('button', { name: 'Add a link' })).toHaveFocus()
  })

  test.each(['', 'www.a.b', 'http://dotless', 'ftp://a.b'])('to the web is not %j', async (url) => {
    const { user, create } = open()
    const form = await addLink(user)
    await user.click(form.getByRole('radio', { name: 'Web address' }))
    if (url) await user.type(form.getByRole('textbox', { name: 'Web address' }), url)
    await user.type(form.getByRole('textbox', { name: 'Text' }), 'There{Enter}')
    const box = form.getByRole('textbox', { name: 'Web address' })
    expect(box).toHaveAccessibleDescription(expect.stringContaining(badLink))
    expect(box).toHaveValue(url)
    expect(create).not.toHaveBeenCalled()
  })

  test('needs a text', async () => {
    const { user, create } = open()
    const form = await addLink(user)
    await user.click(form.getByRole('radio', { name: 'Web address' }))
    await user.type(form.getByRole('textbox', { name: 'Web address' }), 'https://a.example{Enter}')
    expect(await form.findByText(badText)).toBeInTheDocument()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Text' })).toHaveFocus())
    expect(form.queryByText(badLink)).toBeNull()
    expect(create).not.toHaveBeenCalled()
  })

  test('to a page of the site may be a section of the home page, or an address that is typed', async () => {
    const blocks = [{ id: 1, block: 'gallery', title: 'From the wharf', show: true, order: 1 }]
    const { user, create } = open({ rows: { 'profile-blocks': blocks } })
    const form = await addLink(user)
    await user.click(form.getByRole('radio', { name: 'Page of this site' }))
    const page = form.getByRole('combobox', { name: 'Page or section' })
    await user.selectOptions(page, 'Another address…')
    await user.click(form.getByRole('button', { name: 'Add a link' }))
    expect(await form.findByText(badLink)).toBeInTheDocument()
    await user.selectOptions(page, 'Section: From the wharf')
    expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('From the wharf')
    await user.click(form.getByRole('button', { name: 'Add a link' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.calls[0]![1]).toMatchObject({ text: 'From the wharf', link: '#gallery' })
  })

  test('to a file leads to the customer’s own', async () => {
    const { user, create } = open({ rows: { 'profile-files': [buildFile()] } })
    const form = await addLink(user)
    await user.click(form.getByRole('radio', { name: 'File' }))
    await user.selectOptions(await form.findByRole('combobox', { name: 'File' }), 'Prices')
    await user.click(form.getByRole('button', { name: 'Add a link' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.calls[0]![1]).toMatchObject({ text: 'Prices', link: '/assets/nb/1/abc-prices.pdf' })
  })

  test.each([
    [{ customerId: 'is required' }, noAccount],
    [{ link: 'is no link' }, badLink],
    [{ text: 'is required' }, badText],
  ])('that the server refuses for %j says so and stays typed', async (errors, text) => {
    const refuse = () => Promise.reject(new ApiError('BadRequest', 'No.', { code: 400, errors: errors }))
    const { user } = open({ answers: { create: refuse } })
    const form = await addLink(user)
    await user.selectOptions(form.getByRole('combobox', { name: 'Application' }), 'Sales Flyer')
    await user.click(form.getByRole('button', { name: 'Add a link' }))
    expect(await form.findByText(text)).toBeInTheDocument()
    expect(form.getByRole('combobox', { name: 'Application' })).toHaveValue('/marketplace')
  })
})

describe('links that are there', () => {
  const rows = {
    'profile-links': [buildLink(), buildLink({ id: 2, text: 'Sales Flyer', link: '/marketplace', order: 2 })],
  }

  test('say where they go, what that is, and what visitors read', async () => {
    open({ rows })
    const list = within(await screen.findByRole('list', { name: 'Links of the navigation' }))
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent('Our suppliershttps://suppliers.example/Web address')
    await waitFor(() => expect(second).toHaveTextContent('Application'))
    expect(second).toHaveTextContent('Visitors read: Marketplace')
  })

  test('are changed in place', async () => {
    const { user, patch } = open({ rows })
    await user.click(await screen.findByRole('button', { name: 'Edit Our suppliers' }))
    const form = within(screen.getByRole('form', { name: 'The link Our suppliers' }))
    const url = form.getByRole('textbox', { name: 'Web address' })
    await user.clear(url)
    await user.type(url, 'https://makers.example')
    await user.click(form.getByRole('button', { name: 'Save link' }))
    await waitFor(() => expect(patch).toHaveBeenCalled())
    expect(patch.mock.calls[0]).toEqual([
      'profile-links',
      1,
      { text: 'Our suppliers', link: 'https://makers.example' },
    ])
    expect(await screen.findByRole('button', { name: 'Edit Our suppliers' })).toHaveFocus()
  })

  test('are removed, and come back by Undo', async () => {
    const remove = jest.fn(async () => buildLink())
    const { user } = open({ rows, answers: { remove } })
    await user.click(await screen.findByRole('button', { name: 'Remove Our suppliers' }))
    expect(screen.queryByText('Our suppliers')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Our suppliers')).toBeInTheDocument()
    expect(remove).not.toHaveBeenCalled()
  })

  test('that come from another window are there at once', async () => {
    const { emit } = open({ rows })
    await screen.findByText('Our suppliers')
    act(() => emit('profile-links', 'patched', buildLink({ text: 'Our makers' })))
    expect(await screen.findByText('Our makers')).toBeInTheDocument()
  })
})
