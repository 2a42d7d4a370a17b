import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { answersWith, buildFile } from '../content.factory'
import { DashboardContentPage } from '../dashboard-content-page'
import { sizeInWords } from './use-file-size'

const stored = { ok: true, files: [{ id: 1, url: '', thumbnail: '' }], message: '' }
const aFile = (type = 'application/pdf') => new File(['x'], 'prices.pdf', { type })

const open = () => {
  const { live, emit } = fakeLive()
  const upload = jest.fn<Promise<object>, [string, FormData]>(async () => stored)
  const patch = jest.fn(async (_path: string, id: number, data: object) => ({
    ...buildFile({ id }),
    ...data,
  }))
  const rows = { 'profile-files': [buildFile(), buildFile({ id: 2, str_title: 'Menu', int_order: 2 })] }
  const api = fakeApi(live, { ...answersWith(rows), upload, patch })
  // What the page asks of an answer.
  const answer = { ok: true, headers: { get: () => '1234567' } } as unknown as Response
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  renderBackOffice({
    routes: [{ path: backOfficeRoutes.content, element: <DashboardContentPage /> }],
    at: `${backOfficeRoutes.content}?part=files`,
    api,
  })
  return { user: userEvent.setup(), upload, patch, emit, files: rows['profile-files'] }
}

beforeEach(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('no network'))
  URL.createObjectURL ??= () => 'blob:file'
  URL.revokeObjectURL ??= () => {}
})

test('a file says what it is and how large, and can be downloaded', async () => {
  open()
  expect(await screen.findAllByText('PDF · 1.2 MB')).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'Download Prices' })
  expect(link).toHaveAttribute('href', '/assets/nb/1/abc-prices.pdf')
})

test('its title is saved when the field is left', async () => {
  const { user, patch } = open()
  const box = await screen.findByRole('textbox', { name: 'Title of Prices' })
  await user.clear(box)
  await user.type(box, 'Prices 2027')
  await user.tab()
  await waitFor(() => expect(patch.mock.calls).toEqual([['profile-files', 1, { str_title: 'Prices 2027' }]]))
})

test('another file takes its place under the same title', async () => {
  const { upload } = open()
  fireEvent.change(await screen.findByLabelText('File in the place of Menu'), {
    target: { files: [aFile()] },
  })
  await waitFor(() => expect(upload).toHaveBeenCalled())
  expect(Object.fromEntries(upload.mock.calls[0]![1])).toMatchObject({ type: 'file', itemId: '2' })
  expect(await screen.findByText('1 File(s) uploaded successfully!')).toBeInTheDocument()
})

test('one that is no pdf and no picture is refused before it is sent', async () => {
  const { upload } = open()
  fireEvent.change(await screen.findByLabelText('Files', { selector: 'input' }), {
    target: { files: [aFile('text/plain')] },
  })
  const refused =
    'Files failed to upload, upload attempt rejected by server, please verify that your files are the correct format and size.'
  expect(await screen.findByText(refused)).toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

test('one that another window adds is there at once', async () => {
  const { emit, files } = open()
  await screen.findByRole('textbox', { name: 'Title of Prices' })
  const added = buildFile({ id: 3, str_title: 'Form', int_order: 3 })
  files.push(added)
  act(() => emit('profile-files', 'created', added))
  expect(await screen.findByRole('textbox', { name: 'Title of Form' })).toBeInTheDocument()
})

test.each([
  [512, 'en', '1 kB'],
  [34_567, 'en', '35 kB'],
  [1_234_567, 'en', '1.2 MB'],
  [1_234_567, 'fr', '1,2 Mo'],
] as const)('%i bytes are %s in %s', (bytes, locale, text) => {
  expect(sizeInWords(bytes, locale).replaceAll(/\s/g, ' ')).toBe(text)
})
