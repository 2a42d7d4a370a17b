import type { Account } from '@mainstreet/shared/contracts/account'
import type { GalleryImage, ProfileVideo } from '@mainstreet/shared/contracts/site/profile'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { DashboardMediaPage } from './dashboard-media-page'

const account = {
  id: 1,
  region: 'nb',
  str_company_name: 'Harbour & Pine',
  str_title: 'By the sea',
  str_logo_image: '/assets/nb/1/a-logo.jpg',
  str_header_image: '/assets/nb/1/b-header.jpg',
  headerFocusX: 50,
  headerFocusY: 50,
} as Account

const image = (id: number, caption = ''): GalleryImage => ({
  id,
  customerId: 1,
  image: `/assets/nb/1/${id}-gallery.jpg`,
  thumbnail: '',
  caption,
  alt: '',
  order: id,
})

const video = (columns: Partial<ProfileVideo> = {}): ProfileVideo => ({
  id: 1,
  customerId: 1,
  link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  caption: '',
  title: 'How we roast',
  poster: '',
  order: 1,
  ...columns,
})

// jsdom has no addresses for files.
beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: jest.fn() }))

type Rows = { gallery?: GalleryImage[]; videos?: ProfileVideo[]; account?: Partial<Account> }

const open = async (rows: Rows = {}, answers: Record<string, unknown> = {}) => {
  const { live, emit } = fakeLive()
  const lists: Record<string, object[]> = {
    'profile-gallery': rows.gallery ?? [image(1, 'Wharf'), image(2), image(3)],
    'profile-videos': rows.videos ?? [video()],
  }
  const calls = {
    find: jest.fn(async (path: string) => ({ data: lists[path] ?? [], total: lists[path]?.length ?? 0 })),
    get: async () => ({ ...account, ...rows.account }),
    patch: jest.fn(async (path: string, id: number, data: object) => {
      const all = path === 'account' ? [account] : lists[path]!
      return { ...all.find((row) => (row as { id: number }).id === id), ...data }
    }),
    create: jest.fn(async (_path: string, data: object) => ({ ...video({ id: 9, title: '' }), ...data })),
    remove: jest.fn(async (_path: string, id: number) => image(id)),
    run: jest.fn(async () => ({ ok: true })),
    upload: jest.fn(async () => ({ ok: true, files: [], message: '', code: 200 })),
    ...answers,
  }
  const page = renderBackOffice({
    routes: [{ path: '/', element: <DashboardMediaPage /> }],
    at: '/',
    api: fakeApi(live, calls),
  })
  await screen.findByRole('heading', { name: 'Logo' })
  return { ...calls, emit, page, user: userEvent.setup({ applyAccept: false }) }
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const handle = (name: string) => screen.findByRole('button', { name: `Move ${name}` })

describe('a new video', () => {
  const badLink = 'Invalid form input, please double check your video url and try again.'
  const add = async (link: string) => {
    const form = within(await screen.findByRole('form', { name: 'Add video' }))
    if (link) await userEvent.type(form.getByRole('textbox', { name: /Video URL/ }), link)
    await userEvent.click(form.getByRole('button', { name: 'Add video' }))
    return form.getByRole('textbox', { name: /Video URL/ })
  }

  test.each(['', 'youtube.com/watch', 'http://nowhere'])(
    'is refused at %j, which stays typed',
    async (link) => {
      const { create } = await open()
      expect(await add(link)).toHaveValue(link)
      expect(screen.getByText(badLink)).toBeInTheDocument()
      expect(create).not.toHaveBeenCalled()
    },
  )

  test('is refused without an account', async () => {
    const { create } = await open({ account: { region: '' } })
    await add('https://youtu.be/dQw4w9WgXcQ')
    const text = 'There is an issue with the form, please contact support to resolve the issue.'
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(create).not.toHaveBeenCalled()
  })

  test('that the server refuses says why and stays typed', async () => {
    const refusal = new ApiError('BadRequest', badLink, { code: 400, errors: { link: badLink } })
    await open({}, { create: () => Promise.reject(refusal) })
    const box = await add('https://a.b c')
    expect(await screen.findByText(badLink)).toBeInTheDocument()
    expect(box).toHaveValue('https://a.b c')
  })

  test('is added with its caption', async () => {
    const { create } = await open({ videos: [] })
    expect(await screen.findByText('No videos yet')).toBeInTheDocument()
    await userEvent.type(section('Videos').getByRole('textbox', { name: 'Caption' }), 'The wharf')
    expect(await add('https://youtu.be/dQw4w9WgXcQ')).toHaveValue('')
    const data = { link: 'https://youtu.be/dQw4w9WgXcQ', caption: 'The wharf' }
    expect(create).toHaveBeenCalledWith('profile-videos', data)
  })
})

test('a video shows what its host calls it, and gets its picture when it is known', async () => {
  const { emit } = await open({ videos: [video(), video({ id: 2, title: '', link: 'https://tube.test/1' })] })
  expect(await screen.findByRole('link', { name: 'Open How we roast in a new window' })).toBeInTheDocument()
  expect(screen.getByText('tube.test')).toBeInTheDocument()
  expect(screen.getByText('Shown as a link')).toBeInTheDocument()
  const poster = '/assets/nb/1/c-poster.jpg'
  act(() => emit('profile-videos', 'patched', video({ poster })))
  await waitFor(() => expect(document.querySelector(`img[src="${poster}"]`)).not.toBeNull())
})

describe('the gallery', () => {
  test('says what to do while it is empty', async () => {
    await open({ gallery: [] })
    expect(await screen.findByText('No pictures yet')).toBeInTheDocument()
  })

  test('saves a caption and what is in a picture when they are left', async () => {
    const { patch, user } = await open()
    const words = within(await screen.findByRole('form', { name: 'Words of picture 2' }))
    await user.type(words.getByRole('textbox', { name: /Caption/ }), 'Dusk')
    expect(patch).not.toHaveBeenCalled()
    await user.tab()
    await waitFor(() => expect(patch).toHaveBeenCalledWith('profile-gallery', 2, { caption: 'Dusk' }))
    await user.keyboard('A lighthouse')
    await user.tab()
    await waitFor(() => expect(patch).toHaveBeenCalledWith('profile-gallery', 2, { alt: 'A lighthouse' }))
  })

  test('is put in order by keyboard, and escape puts a picture back', async () => {
    const { run, user } = await open()
    ;(await handle('picture 3')).focus()
    await user.keyboard(' {ArrowLeft}{ArrowLeft}')
    expect(screen.getByText('picture 3 is at place 1 of 3.')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.getByText('picture 3 is back where it was.')).toBeInTheDocument()
    expect(run).not.toHaveBeenCalled()
    await user.keyboard(' {ArrowLeft} ')
    await waitFor(() => expect(run).toHaveBeenCalled())
    const [path, input] = run.mock.calls[0] as unknown as [string, object]
    const places = [1, 3, 2].map((id, index) => ({ id, order: index + 1 }))
    expect([path, input]).toEqual(['order-patch', { type: 'profile-gallery', orderArray: places }])
    expect(await handle('picture 2')).toHaveFocus()
  })

  test('hides what is removed, and undo brings it back', async () => {
    const { remove, user, page } = await open()
    await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }))
    expect(screen.queryByDisplayValue('Wharf')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByDisplayValue('Wharf')).toBeInTheDocument()
    expect(remove).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }))
    page.unmount()
    await waitFor(() => expect(remove).toHaveBeenCalledWith('profile-gallery', 2))
  })

  test('says what did not arrive where it was chosen, above the pictures', async () => {
    const full = () => Promise.reject(new ApiError('Error', 'Storage is full.', { code: 503 }))
    const { user } = await open({ gallery: [] }, { upload: full })
    fireEvent.drop(document.body, {
      dataTransfer: { files: [new File(['x'], 'a.png', { type: 'image/png' })], types: ['Files'] },
    })
    expect(
      await section('Gallery').findByText('[503 Error] Failed to upload: Storage is full.'),
    ).toBeInTheDocument()
    expect(section('Gallery').getByRole('list', { name: 'Uploads' })).toContainElement(
      screen.getByRole('alert'),
    )
    expect(screen.getByText('No pictures yet')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Dismiss a.png' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('logo and header', () => {
  test('a removed logo is taken away unless another comes in its place', async () => {
    const { patch, upload, user, page } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove the logo' }))
    expect(screen.getByText('No logo yet')).toBeInTheDocument()
    // No picture to the browser: the server is asked with the whole of it.
    await user.upload(
      screen.getAllByLabelText('Picture file')[0]!,
      new File(['x'], 'l.png', { type: 'image/png' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Use the whole picture' }))
    await waitFor(() => expect(upload).toHaveBeenCalled())
    await waitFor(() => expect(screen.getByRole('img', { name: /first screen/ })).toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Remove the header' }))
    page.unmount()
    await waitFor(() => expect(patch.mock.calls).toEqual([['account', 1, { str_header_image: '' }]]))
  })

  test('the focus point moves by keyboard, and is saved when the hand rests', async () => {
    const { patch, user } = await open()
    screen.getByRole('button', { name: /^Focus point: 50 % from the left/ }).focus()
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    expect(screen.getByRole('button', { name: /^Focus point: 52 % from the left, 40 %/ })).toHaveFocus()
    await waitFor(() =>
      expect(patch.mock.calls).toEqual([['account', 1, { headerFocusX: 52, headerFocusY: 40 }]]),
    )
  })
})
