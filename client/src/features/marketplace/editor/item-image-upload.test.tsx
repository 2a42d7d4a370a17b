import { mediaLimits } from '@mainstreet/shared/contracts/media'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { ItemImageUpload } from './item-image-upload'

const refused =
  'Image failed to upload, upload attempt rejected, please verify that your Image is the correct format and size.'
const stored = { ok: true, files: [{ id: 1 }], message: '1 File(s) uploaded successfully!', code: 200 }

const aFile = (name = 'mug.png', type = 'image/png') => new File(['picture'], name, { type })

// jsdom has no addresses for files.
beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:mug', revokeObjectURL: jest.fn() }))

type Answer = (path: string, form: FormData, onProgress: (share: number) => void) => Promise<unknown>

const open = (answer: Answer) => {
  const upload = jest.fn(answer)
  const onUploaded = jest.fn()
  const get = async () => ({ id: 1, region: 'nb' })
  renderBackOffice({
    routes: [{ path: '/', element: <ItemImageUpload itemId={3} onUploaded={onUploaded} /> }],
    at: '/',
    api: fakeApi(fakeLive().live, { get, upload }),
  })
  return { upload, onUploaded, user: userEvent.setup({ applyAccept: false }) }
}

const picker = () => screen.getByLabelText('Picture file')
const zone = () => screen.getByText(/^Or drop it here/)
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })

test('a file that is no picture is refused before it is sent', async () => {
  const { upload, user } = open(async () => stored)
  await user.upload(picker(), aFile('mug.svg', 'image/svg+xml'))
  expect(await screen.findByText(refused)).toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

test('a picture that is too large is refused before it is sent', async () => {
  const { upload } = open(async () => stored)
  drop(Object.defineProperty(aFile(), 'size', { value: mediaLimits.pictureBytes + 1 }))
  expect(await screen.findByText(refused)).toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

test('several files at once are refused', async () => {
  const { upload } = open(async () => stored)
  drop(aFile(), aFile('cup.png'))
  expect(await screen.findByText('Please add one picture at a time.')).toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

test('what the server refuses is told in the same words, with what exactly was wrong', async () => {
  const errors = { files: 'The picture has too many pixels.' }
  const { user, onUploaded } = open(() =>
    Promise.reject(new ApiError('Error', refused, { code: 413, errors })),
  )
  await user.upload(picker(), aFile())
  expect(await screen.findByText(refused)).toBeInTheDocument()
  expect(screen.getByText('The picture has too many pixels.')).toBeInTheDocument()
  expect(onUploaded).not.toHaveBeenCalled()
})

test.each([
  [503, '[503 Error] Failed to upload: Storage is full.'],
  [0, 'Error! Failed to upload: Storage is full.'],
])('a failure with code %i says why and can be tried again', async (code, text) => {
  const { user, upload } = open(() => Promise.reject(new ApiError('Error', 'Storage is full.', { code })))
  await user.upload(picker(), aFile())
  expect(await screen.findByText(text)).toBeInTheDocument()
  await user.upload(picker(), aFile())
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
})

test('a dropped picture is shown with its progress while it is sent, alone, and then told to be stored', async () => {
  let finish = (_answer: unknown) => {}
  let tell = (_share: number) => {}
  const { upload, onUploaded } = open((_path, _form, onProgress) => {
    tell = onProgress
    return new Promise((resolve) => (finish = resolve))
  })
  drop(aFile())
  expect(await screen.findByAltText('Preview of mug.png')).toHaveAttribute('src', 'blob:mug')
  await waitFor(() => expect(upload).toHaveBeenCalled())
  act(() => tell(0.4))
  expect(await screen.findByText('40 %')).toBeInTheDocument()
  drop(aFile('cup.png'))
  act(() => tell(1))
  expect(await screen.findByText('Preparing mug.png')).toBeInTheDocument()
  finish(stored)
  expect(await screen.findByText('1 File(s) uploaded successfully!')).toBeInTheDocument()
  expect(screen.queryByAltText('Preview of mug.png')).toBeNull()
  expect(onUploaded).toHaveBeenCalledTimes(1)
  expect(upload).toHaveBeenCalledTimes(1)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:mug')
})

test('the keyboard opens the file picker, and the form says whose picture it is', async () => {
  const { upload, user } = open(async () => stored)
  const click = jest.spyOn(picker() as HTMLInputElement, 'click')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(click).toHaveBeenCalled()
  await user.upload(picker(), aFile())
  await waitFor(() => expect(upload).toHaveBeenCalled())
  const { files, ...fields } = Object.fromEntries(upload.mock.calls[0]![1])
  expect(fields).toEqual({
    type: 'market-image',
    id: '1',
    itemId: '3',
    region: 'nb',
    destination: 'market',
    requiredName: 'mug.png',
  })
  expect(files).toMatchObject({ name: 'mug.png' })
})
