import type { Row } from '@mainstreet/shared/services'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '../data/rest'
import { useRow } from '../data/data'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { AutoSaveSection } from './auto-save-section'
import { business, stored } from './business.factory'
import { Field } from './fields/field'
import { SwitchField } from './fields/switch-field'
import { TextLanguages } from './fields/text-languages'

const Settings = () => {
  const { row } = useRow('account', 1)
  if (!row) return null
  return (
    <AutoSaveSection id="business" title="Business" contract={business} row={row}>
      <Field name="str_company_name" />
      <Field name="str_city" />
      <SwitchField name="ecommerceEnabled" />
    </AutoSaveSection>
  )
}

const show = async (
  patch = jest.fn(async (_path, _id, data) => ({ ...stored, ...data })),
  more?: ReactNode,
) => {
  const { live, emit } = fakeLive()
  // The fields above are all that the page reads of an account.
  const api = fakeApi(live, { get: async () => stored as unknown as Row<'account'>, patch })
  const page = (
    <>
      <Settings />
      {more}
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  )
  renderBackOffice({
    routes: [
      { path: '/', element: page },
      { path: '/elsewhere', element: <p>Another page</p> },
    ],
    at: '/',
    api,
  })
  await screen.findAllByRole('textbox', { name: /City/ })
  return { patch, emit }
}

const city = () => screen.getByRole('textbox', { name: /City/ })
const retype = async (box: HTMLElement, value: string) => {
  await userEvent.clear(box)
  if (value) await userEvent.type(box, value)
}

test('a field is saved when it is left, alone, and says so', async () => {
  const { patch } = await show()
  await retype(city(), 'Moncton')
  expect(patch).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(await screen.findByText('Business saved')).toBeInTheDocument()
  expect(patch.mock.calls).toEqual([['account', 1, { str_city: 'Moncton' }]])
})

test('a choice is saved when it is made', async () => {
  const { patch } = await show()
  await userEvent.click(screen.getByRole('switch', { name: 'Shop' }))
  await waitFor(() => expect(patch.mock.calls).toEqual([['account', 1, { ecommerceEnabled: true }]]))
})

test('what has not changed is not sent', async () => {
  const { patch } = await show()
  await userEvent.click(city())
  await userEvent.tab()
  await userEvent.tab()
  expect(patch).not.toHaveBeenCalled()
})

test('what the contract refuses says why, is not sent, and leaving the page asks', async () => {
  const { patch } = await show()
  const name = screen.getByRole('textbox', { name: /Name/ })
  await retype(name, '')
  await userEvent.tab()
  expect(await screen.findByText('Name is required.')).toBeInTheDocument()
  expect(name).toHaveAccessibleDescription('Name is required.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument()
  expect(patch).not.toHaveBeenCalled()
})

test('what got no answer stays typed, is not called refused, and says once what to check', async () => {
  const check = 'The connection broke. Please check whether it was saved.'
  await show(jest.fn().mockRejectedValue(new ApiError('Unanswered', check)))
  await retype(city(), 'Atlantis')
  await userEvent.tab()
  expect(await screen.findByText(check)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(city()).toHaveValue('Atlantis')
  expect(city()).not.toHaveAccessibleDescription(check)
})

test('what the server refuses stays typed, says why, and can be tried again', async () => {
  let isRefused = true
  const { patch } = await show(
    jest.fn(async (_path, _id, data) => {
      if (isRefused)
        throw new ApiError('BadRequest', 'No.', { code: 400, errors: { str_city: 'is unknown' } })
      return { ...stored, ...data }
    }),
  )
  await retype(city(), 'Atlantis')
  await userEvent.tab()
  expect(await screen.findByText('Is unknown.')).toBeInTheDocument()
  expect(city()).toHaveValue('Atlantis')
  isRefused = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Business saved')).toBeInTheDocument()
  expect(patch).toHaveBeenCalledTimes(2)
})

test('leaving the page waits for a save that is under way', async () => {
  let answer = () => {}
  await show(
    jest.fn(
      (_path, _id, data) =>
        new Promise((resolve) => {
          answer = () => resolve({ ...stored, ...data })
        }),
    ),
  )
  await retype(city(), 'Moncton')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.queryByText('Another page')).not.toBeInTheDocument()
  expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument()
  await act(async () => answer())
  expect(await screen.findByText('Another page')).toBeInTheDocument()
})

/** As Back does: the field that one is in is not left. */
const goElsewhere = () => fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))

test('leaving from a field that was never left saves it, as leaving the field would', async () => {
  const { patch } = await show()
  await retype(city(), 'Moncton')
  goElsewhere()
  expect(await screen.findByText('Another page')).toBeInTheDocument()
  expect(patch.mock.calls).toEqual([['account', 1, { str_city: 'Moncton' }]])
})

test('leaving from a field whose value is refused asks, and Stay leads back into it', async () => {
  await show(
    jest.fn(async (_path, _id, _data): Promise<unknown> => {
      throw new ApiError('BadRequest', 'No.', { code: 400, errors: { str_city: 'is unknown' } })
    }),
  )
  await retype(city(), 'Atlantis')
  goElsewhere()
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(city()).toHaveValue('Atlantis')
  expect(screen.getByText('Is unknown.')).toBeInTheDocument()
  expect(screen.queryByText('Another page')).not.toBeInTheDocument()
})

test('of several forms on a page, any one holds back leaving, and it is asked once', async () => {
  await show(undefined, <Settings />)
  const [, second] = screen.getAllByRole('textbox', { name: /Name/ })
  await retype(second!, '')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findAllByText('Leave without saving?')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('Another page')).toBeInTheDocument()
})

test('a change made elsewhere is shown, except in what is being typed', async () => {
  const { emit } = await show()
  await retype(city(), 'Dieppe')
  act(() => emit('account', 'patched', { ...stored, str_city: 'Halifax', str_company_name: 'Pine' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Pine'))
  expect(city()).toHaveValue('Dieppe')
})

test('a text is saved in the other language beside the one it is stored in', async () => {
  const both = (
    <TextLanguages value={{ own: 'en', other: 'fr' }}>
      <Settings />
    </TextLanguages>
  )
  const translations = { fr: { str_company_name: 'Havre' } }
  const { live } = fakeLive()
  const patch = jest.fn(async (_path, _id, data) => ({ ...stored, translations, ...data }))
  const api = fakeApi(live, {
    get: async () => ({ ...stored, translations }) as unknown as Row<'account'>,
    patch,
  })
  renderBackOffice({ routes: [{ path: '/', element: both }], at: '/', api })
  const group = await screen.findByRole('group', { name: 'Language of “City”' })
  expect(city()).toHaveValue('Shediac')
  await userEvent.click(within(group).getByRole('button', { name: 'Français', pressed: false }))
  expect(city()).toHaveAttribute('lang', 'fr')
  await userEvent.type(city(), 'Chédiac')
  await userEvent.tab()
  const french = { str_company_name: 'Havre', str_city: 'Chédiac' }
  await waitFor(() => expect(patch).toHaveBeenCalledWith('account', 1, { translations: { fr: french } }))
  await screen.findAllByText('Business saved')
  expect(city()).toHaveValue('Chédiac')
  await userEvent.click(within(group).getByRole('button', { name: 'English' }))
  expect(city()).toHaveValue('Shediac')
  // What has to be mended is shown, whichever language was in view.
  const names = screen.getByRole('group', { name: 'Language of “Name”' })
  await retype(screen.getByRole('textbox', { name: /Name/ }), '')
  await userEvent.click(within(names).getByRole('button', { name: 'Français' }))
  expect(await screen.findByText('Name is required.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAttribute('lang', 'en')
  expect(patch).toHaveBeenCalledTimes(1)
})

test('a choice that needs a value is saved once that is filled, and says so until then', async () => {
  // The fields of this form are all that it reads of an account.
  const row = { ...stored, str_city: '' } as unknown as Row<'account'>
  const Needing = () => (
    <AutoSaveSection id="needing" title="Needing" contract={business} row={row}>
      <SwitchField name="ecommerceEnabled" needs={{ name: 'str_city', say: 'Say where first.' }} />
      <Field name="str_city" />
    </AutoSaveSection>
  )
  const { patch } = await show(undefined, <Needing />)
  const form = within(screen.getByRole('form', { name: 'Needing' }))
  await userEvent.click(form.getByRole('switch'))
  expect(await form.findByText('Say where first.')).toBeInTheDocument()
  expect(form.getByRole('switch')).toBeChecked()
  expect(patch).not.toHaveBeenCalled()
  await userEvent.type(form.getByRole('textbox', { name: /City/ }), 'Dieppe')
  await userEvent.tab()
  await waitFor(() =>
    expect(patch.mock.calls.map(([, , data]) => data)).toEqual([
      { str_city: 'Dieppe' },
      { ecommerceEnabled: true },
    ]),
  )
  expect(form.queryByText('Say where first.')).toBeNull()
})
