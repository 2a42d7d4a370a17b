import type { Account } from '@mainstreet/shared/contracts/account'
import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'
import { colourNames, presetNames } from '@mainstreet/shared/theme/presets'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardDesignPage } from './dashboard-design-page'

const stored = (changes: Partial<ProfileStyles> = {}): ProfileStyles => ({
  ...(Object.fromEntries(colourNames.map((name) => [name, ''])) as Record<
    (typeof colourNames)[number],
    string
  >),
  id: 1,
  customerId: 1,
  themeType: 'harbour',
  fontType: '',
  customStyles: '',
  ...changes,
})

const show = async (changes: Partial<ProfileStyles> = {}, account: Partial<Account> = {}) => {
  const { live, emit } = fakeLive()
  let row = stored(changes)
  const patch = jest.fn(async (_path: string, _id: number, data: object) => (row = { ...row, ...data }))
  const run = jest.fn(async (_path: string, { customStyles }: { customStyles: string }) => ({
    ok: true,
    customStyles: customStyles.replace(/@import.*\n?/, ''),
    removed: customStyles.includes('@import') ? [{ line: 1, what: '@import "x"', why: 'address' }] : [],
  }))
  renderBackOffice({
    routes: [{ path: '/', element: <DashboardDesignPage /> }],
    at: '/',
    api: fakeApi(live, {
      get: async (path: string) => (path === 'account' ? { id: 1, ...account } : row),
      patch,
      run,
    }),
  })
  await screen.findByRole('radio', { name: 'Harbour' })
  const saves = () => patch.mock.calls.map(([, , data]) => data)
  return { patch, run, emit, saves }
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const hex = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const picker = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name}: pick a colour`)
const saved = () => screen.findByText('Design saved')

test('a colour that is none is said so beside its field, and not saved', async () => {
  const { saves } = await show()
  // At once: somebody who typed slowly would have meant #123 on the way.
  await userEvent.click(hex('Header'))
  await userEvent.paste('#12345g')
  await userEvent.tab()
  expect(hex('Header')).toHaveAccessibleDescription('Enter a colour such as #0b6e8f.')
  expect(hex('Header')).toHaveValue('#12345g')
  // One that is too short, once its box is left.
  await userEvent.click(hex('Footer'))
  await userEvent.paste('#zz')
  expect(hex('Footer')).toBeValid()
  await userEvent.tab()
  expect(hex('Footer')).toHaveAccessibleDescription('Enter a colour such as #0b6e8f.')
  expect(saves()).toEqual([])
})

test('a refused save says why, keeps what was chosen, and can be tried again', async () => {
  const { patch, saves } = await show()
  patch.mockRejectedValueOnce(new ApiError('Unavailable', 'The shop is closed.', { code: 503 }))
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
  expect(await screen.findByText('Not saved: The shop is closed.')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked()
  await press('Try again')
  await saved()
  expect(saves()).toEqual([{ themeType: 'night' }, { themeType: 'night' }])
})

test('every preset is the own site in its look, one after the other, and until then drawn with its name and picture', async () => {
  await show({}, { str_company_name: 'Chez Léonie', str_header_image: '/assets/nb/1/room.jpg' })
  const names = await screen.findAllByText('Chez Léonie')
  expect(names).toHaveLength(presetNames.length - 1)
  for (const name of names)
    expect(name.closest('[style*="--photo"]')?.getAttribute('style')).toContain('/assets/nb/1/room.webp')
  expect(screen.getByTitle('Harbour')).toHaveAttribute('src', '/?previewId=1&lang=en&framed=1')
  expect(screen.queryByTitle('Bistro')).not.toBeInTheDocument()
  fireEvent.load(screen.getByTitle('Harbour'))
  expect(await screen.findByTitle('Bistro')).toHaveAttribute('loading', 'lazy')
})

test('a preset, fonts and a colour are each saved as one changed field', async () => {
  const { saves } = await show()
  await userEvent.click(screen.getByRole('radio', { name: 'Bistro' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Sora and Figtree' }))
  await userEvent.type(hex('Header'), 'ABC')
  await userEvent.tab()
  await waitFor(() =>
    expect(saves()).toEqual([{ themeType: 'bistro' }, { fontType: 'night' }, { headerColor: '#aabbcc' }]),
  )
  expect(picker('Header')).toHaveValue('#aabbcc')
})

test('a drag in a picker is one change, which is undone and done again', async () => {
  const { saves } = await show()
  expect(button('Undo')).toBeDisabled()
  for (const value of ['#111111', '#222222', '#333333'])
    fireEvent.input(picker('Header'), { target: { value } })
  fireEvent(picker('Header'), new Event('change'))
  await saved()
  expect(saves()).toEqual([{ headerColor: '#333333' }])
  await press('Undo')
  await waitFor(() => expect(hex('Header')).toHaveValue(''))
  expect(button('Undo')).toBeDisabled()
  await press('Redo')
  await waitFor(() => expect(hex('Header')).toHaveValue('#333333'))
  expect(button('Redo')).toBeDisabled()
  await waitFor(() =>
    expect(saves()).toEqual([{ headerColor: '#333333' }, { headerColor: '' }, { headerColor: '#333333' }]),
  )
})

test('the keys of undoing work beside the boxes, where they are the browser’s', async () => {
  const { saves } = await show()
  await userEvent.click(screen.getByRole('radio', { name: 'Bistro' }))
  await saved()
  await userEvent.click(hex('Header'))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(saves()).toHaveLength(1)
  act(() => screen.getByRole('radio', { name: 'Bistro' }).focus())
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Harbour' })).toBeChecked())
})

test('reset gives all colours and fonts back to the preset at once, keeps the CSS, and can be undone', async () => {
  const { saves } = await show({
    headerColor: '#123456',
    linkColor: '#00ff00',
    fontType: 'night',
    customStyles: '.site h1 {}',
  })
  await press('Reset')
  await saved()
  expect(saves()).toEqual([{ linkColor: '', headerColor: '', fontType: '' }])
  expect(button('Reset')).toBeDisabled()
  await press('Undo')
  await waitFor(() => expect(hex('Header')).toHaveValue('#123456'))
  expect(saves()[1]).toEqual({ linkColor: '#00ff00', headerColor: '#123456', fontType: 'night' })
})

test('one colour is reset by its own button', async () => {
  const { saves } = await show({ headerColor: '#123456' })
  expect(button('Reset Footer')).toBeDisabled()
  await press('Reset Header')
  await waitFor(() => expect(saves()).toEqual([{ headerColor: '' }]))
})

test('text that is hard to read is named, and fixed by one press', async () => {
  const { saves } = await show({ textColor: '#bbbbbb', backgroundColor: '#ffffff' })
  const warnings = screen.getByRole('list', { name: 'Legibility' })
  expect(within(warnings).getByText('“Text” on “Background” is hard to read (1.9 : 1).')).toBeInTheDocument()
  await press('Fix Text')
  await waitFor(() => expect(within(warnings).queryByText(/“Text”/)).not.toBeInTheDocument())
  expect(saves()).toEqual([{ textColor: expect.stringMatching(/^#[67]/) }])
})

test('styles are saved as they may be shown when they are left, and what was taken out is named', async () => {
  const { run, saves } = await show()
  await userEvent.type(hex('Styles (CSS)'), '@import "x";{Enter}.site h1 {{}')
  expect(run).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(await screen.findByText('Saved without:')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Line 1: @import "x" – nothing may be loaded from other addresses',
  )
  await waitFor(() => expect(saves()).toEqual([{ customStyles: '.site h1 {}' }]))
  expect(hex('Styles (CSS)')).toHaveValue('.site h1 {}')
})

test('styles that are no CSS stay typed, with the reason', async () => {
  const { run, saves } = await show()
  const errors = { customStyles: 'cannot be read: Unclosed block, line 1' }
  run.mockRejectedValueOnce(new ApiError('BadRequest', 'Bad', { code: 400, errors }))
  await userEvent.type(hex('Styles (CSS)'), 'a {{')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Cannot be read: Unclosed block, line 1.')).toBeInTheDocument()
  expect(hex('Styles (CSS)')).toHaveValue('a {')
  expect(saves()).toEqual([])
})

test('what changes in another window is followed, but not into what is being typed', async () => {
  const { emit } = await show()
  await userEvent.type(hex('Header'), '#12')
  act(() => emit('profile-styles', 'patched', stored({ headerColor: '#ff0000', footerColor: '#00ff00' })))
  await waitFor(() => expect(hex('Footer')).toHaveValue('#00ff00'))
  expect(hex('Header')).toHaveValue('#12')
})
