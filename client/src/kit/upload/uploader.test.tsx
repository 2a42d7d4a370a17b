import { mediaLimits, type MediaType } from '@mainstreet/shared/contracts/site/media'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { ApiError } from '../data/rest'
import type { UploadWatch } from '../data/upload'
import { BackOfficeLocale } from '../language/bilingual'
import { frenchKitWords } from '../ui/french-kit-words'
import { KitLanguage } from '../ui/kit-words'
import { PageDrop } from './page-drop'
import { Uploader } from './uploader'
import { useUploads } from './use-uploads'

const imageRefused =
  'Image failed to upload, upload attempt rejected, please verify that your Image is the correct format and size.'
const filesRefused =
  'Files failed to upload, upload attempt rejected by server, please verify that your files are the correct format and size.'
const notTaken = 'is not a picture of a type that is taken.'
const stored = {
  ok: true,
  files: [{ id: 1, url: '/assets/a.jpg', thumbnail: '' }],
  message: '1 File(s) uploaded successfully!',
  code: 200,
}

const aFile = (name = 'mug.png', type = 'image/png', size = 7) =>
  Object.defineProperty(new File(['picture'], name, { type }), 'size', { value: size })

// jsdom has no addresses for files.
beforeEach(() =>
  Object.assign(URL, { createObjectURL: ({ name }: File) => `blob:${name}`, revokeObjectURL: jest.fn() }),
)

type Answer = (path: string, form: FormData, watch: UploadWatch) => Promise<unknown>

const Place = ({ type, onStored }: { type: MediaType; onStored: () => void }) => {
  const uploads = useUploads({ type, fields: { itemId: 3 }, onStored })
  return (
    <>
      <Uploader uploads={uploads} />
      <PageDrop onFiles={uploads.add} label="Drop to add" />
    </>
  )
}

const open = (answer: Answer = async () => stored, type: MediaType = 'market-image', french = false) => {
  const upload = jest.fn(answer)
  const onStored = jest.fn()
  const place = <Place type={type} onStored={onStored} />
  const element = french ? (
    <BackOfficeLocale value="fr">
      <KitLanguage value={frenchKitWords}>{place}</KitLanguage>
    </BackOfficeLocale>
  ) : (
    place
  )
  renderBackOffice({
    routes: [{ path: '/', element }],
    at: '/',
    api: fakeApi(fakeLive().live, { upload }),
  })
  return { upload, onStored, user: userEvent.setup({ applyAccept: false }) }
}

const picker = () => screen.getByLabelText<HTMLInputElement>(/^(Picture files?|Files)$/)
const zone = () => screen.getByText(/^Or drop (it|them) here/)
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })
const bring = (on: 'dragOver' | 'drop', ...files: File[]) =>
  fireEvent[on](document.body, { dataTransfer: { files, types: ['Files'] } })
const namesOf = (upload: jest.Mock<unknown, Parameters<Answer>>) =>
  upload.mock.calls.map(([, form]) => (form.get('files') as File).name)

/** Uploads that end when a test says so. */
const held = () => {
  const all: { name: string; answer: (how: unknown) => void; watch: UploadWatch }[] = []
  const answer: Answer = (_path, form, watch) =>
    new Promise((resolve, reject) =>
      all.push({
        name: (form.get('files') as File).name,
        watch,
        answer: (how) => (how instanceof Error ? reject(how) : resolve(how)),
      }),
    )
  const finish = (name: string, how: unknown = stored) =>
    act(async () => all.find((each) => each.name === name)!.answer(how))
  return { all, answer, finish }
}

describe('what is refused before it is sent', () => {
  const { pictureBytes, pdfBytes } = mediaLimits
  test.each([
    { type: 'market-image', file: aFile('mug.svg', 'image/svg+xml'), why: notTaken },
    { type: 'gallery', file: aFile('menu.pdf', 'application/pdf'), why: notTaken },
    { type: 'gallery', file: aFile('mug.gif', 'image/gif', pictureBytes + 1), why: 'is larger than 10 MB.' },
    {
      type: 'gallery',
      file: aFile('mug.jpg', 'image/jpeg', 5 * pictureBytes + 1),
      why: 'is larger than 50 MB.',
    },
    {
      type: 'file',
      file: aFile('menu.pdf', 'application/pdf', pdfBytes + 1),
      why: 'is larger than 25 MB.',
    },
  ] as const)('for $type: what $why', async ({ type, file, why }) => {
    const { upload, user } = open(undefined, type)
    await user.upload(picker(), file)
    const reason = type === 'market-image' ? imageRefused : filesRefused
    expect(await screen.findByText(reason)).toBeInTheDocument()
    expect(screen.getByText(`${file.name} ${why}`)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
    expect(upload).not.toHaveBeenCalled()
  })

  test('several files where one is wanted', async () => {
    const { upload } = open(undefined, 'logo')
    drop(aFile(), aFile('cup.png'))
    expect(await screen.findByText('Please add one at a time.')).toBeInTheDocument()
    expect(upload).not.toHaveBeenCalled()
  })
})

test('what the server refuses is told in the same words, with what exactly was wrong', async () => {
  const errors = { files: 'The picture has too many pixels.' }
  const { user, onStored } = open(() =>
    Promise.reject(new ApiError('Error', imageRefused, { code: 413, errors })),
  )
  await user.upload(picker(), aFile())
  expect(await screen.findByText(imageRefused)).toBeInTheDocument()
  expect(screen.getByText('The picture has too many pixels.')).toBeInTheDocument()
  expect(onStored).not.toHaveBeenCalled()
})

test.each([
  [503, '[503 Error] Failed to upload: Storage is full.'],
  [0, 'Error! Failed to upload: Storage is full.'],
])('a failure with code %i stays with its reason until another try goes well', async (code, text) => {
  let isFull = true
  const { user, upload, onStored } = open(async () => {
    if (isFull) throw new ApiError('Error', 'Storage is full.', { code })
    return stored
  })
  await user.upload(picker(), aFile())
  expect(await screen.findByText(text)).toBeInTheDocument()
  isFull = false
  await user.click(screen.getByRole('button', { name: 'Try again: mug.png' }))
  expect(await screen.findByText('1 File(s) uploaded successfully!')).toBeInTheDocument()
  expect(screen.queryByText(text)).toBeNull()
  expect(upload).toHaveBeenCalledTimes(2)
  expect(onStored).toHaveBeenCalledTimes(1)
})

test('several pictures go two at a time, each with its preview and progress, and are counted together', async () => {
  const { all, answer, finish } = held()
  open(answer, 'gallery')
  drop(aFile('a.png'), aFile('notes.txt', 'text/plain'), aFile('b.png'), aFile('c.png'))
  await waitFor(() => expect(all).toHaveLength(2))
  expect(screen.getByAltText('Preview of a.png')).toHaveAttribute('src', 'blob:a.png')
  expect(screen.getByText('c.png is next')).toBeInTheDocument()
  act(() => all[0]!.watch.onProgress!(0.4))
  expect(screen.getByText('40 %')).toBeInTheDocument()
  act(() => all[0]!.watch.onProgress!(1))
  expect(screen.getByText('Preparing a.png')).toBeInTheDocument()
  await finish('a.png')
  await waitFor(() => expect(all).toHaveLength(3))
  await finish('b.png')
  expect(screen.queryByText(/successfully/)).toBeNull()
  await finish('c.png')
  expect(await screen.findByText('3 File(s) uploaded successfully!')).toBeInTheDocument()
  expect(screen.getByText('notes.txt is not a picture of a type that is taken.')).toBeInTheDocument()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a.png')
  drop(aFile('d.png'))
  await waitFor(() => expect(all).toHaveLength(4))
  await finish('d.png')
  expect(await screen.findByText('1 File(s) uploaded successfully!')).toBeInTheDocument()
})

test('one that is cancelled is stopped, one that waits is never sent, and a failed one can be dismissed', async () => {
  const { all, answer, finish } = held()
  const { user, upload } = open(answer, 'gallery')
  drop(aFile('a.png'), aFile('b.png'), aFile('c.png'))
  await waitFor(() => expect(all).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of c.png' }))
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of a.png' }))
  expect(all[0]!.watch.signal!.aborted).toBe(true)
  await finish('a.png', new ApiError('Aborted', 'The upload was stopped.'))
  await finish('b.png', new ApiError('Error', 'Storage is full.', { code: 503 }))
  await user.click(await screen.findByRole('button', { name: 'Dismiss b.png' }))
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
  expect(namesOf(upload)).toEqual(['a.png', 'b.png'])
})

test('the success goes after five seconds', async () => {
  jest.useFakeTimers()
  try {
    open()
    drop(aFile())
    await act(() => jest.advanceTimersByTimeAsync(0))
    await act(() => jest.advanceTimersByTimeAsync(4900))
    expect(screen.getByText('1 File(s) uploaded successfully!')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.queryByText('1 File(s) uploaded successfully!')).toBeNull()
  } finally {
    jest.useRealTimers()
  }
})

test('the page takes a drop anywhere, and a drop on the place itself once', async () => {
  const { upload } = open(undefined, 'gallery')
  bring('dragOver', aFile('a.png'))
  expect(screen.getByText('Drop to add')).toBeInTheDocument()
  bring('drop', aFile('a.png'))
  expect(screen.queryByText('Drop to add')).toBeNull()
  await waitFor(() => expect(namesOf(upload)).toEqual(['a.png']))
  fireEvent.drop(zone(), { dataTransfer: { files: [aFile('b.png')], types: ['Files'] } })
  await waitFor(() => expect(namesOf(upload)).toEqual(['a.png', 'b.png']))
})

test('the keyboard opens the file picker, and the form says whose picture it is', async () => {
  const { upload, user } = open()
  const click = jest.spyOn(picker(), 'click')
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
  })
  expect(files).toMatchObject({ name: 'mug.png' })
})

test('it speaks French, also of failures', async () => {
  const failure = new ApiError('Unavailable', 'Too many uploads.', { code: 503 })
  const { user } = open(() => Promise.reject(failure), 'gallery', true)
  await user.upload(screen.getByLabelText('Fichiers images'), aFile())
  expect(
    await screen.findByText(
      '[Erreur 503] Le téléversement a échoué : Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
    ),
  ).toBeInTheDocument()
})
