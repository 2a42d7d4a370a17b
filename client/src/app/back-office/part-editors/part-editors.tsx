import { lazyPart } from '../../../kit/lazy-part'
import type { PartEditorProps, PartEditors } from '../../../features/design/parts/part-editor'

const account = (name: 'company' | 'contact' | 'location' | 'social' | 'hours' | 'services' | 'content') =>
  lazyPart<PartEditorProps>(async () => (await import('./account-editors')).accountEditors[name])
const list = (name: 'links' | 'notices' | 'files' | 'notice') =>
  lazyPart<PartEditorProps>(async () => (await import('./content-editors')).contentEditors[name])
const media = (name: 'logo' | 'header' | 'gallery' | 'videos') =>
  lazyPart<PartEditorProps>(async () => (await import('./media-editors')).mediaEditors[name])
const blocks = lazyPart<PartEditorProps>(
  async () => (await import('../../../features/store/blocks-section')).BlocksSection,
)
const item = lazyPart<PartEditorProps>(async () => (await import('./item-part-editor')).ItemPartEditor)

const application = (name: 'dish' | 'car' | 'event' | 'funeral') =>
  lazyPart<PartEditorProps>(async () => (await import('./application-editors')).applicationEditors[name])

const field = (name: string) => () => `[name="${name}"]`
const text = (name: string) => () => `[data-field="${name}"] [contenteditable=true]`
const row = (path: string) => (id: number) => `[data-row="${path}:${id}"] :is(input, textarea)`

const company = account('company')
const social = account('social')
const links = list('links')
const notices = list('notices')
const files = list('files')
const gallery = media('gallery')
const videos = media('videos')

/** The form of every part of a site; each kind's code is loaded when the first part of it is pressed. */
export const partEditors: PartEditors = {
  name: { Editor: company, target: field('str_company_name') },
  slogan: { Editor: company, target: field('str_title') },
  about: { Editor: company, target: text('str_description') },
  logo: { Editor: media('logo') },
  header: { Editor: media('header') },
  hours: { Editor: account('hours') },
  contact: { Editor: account('contact') },
  map: { Editor: account('location') },
  social: { Editor: social },
  facebook: { Editor: social, target: field('str_facebook') },
  twitter: { Editor: social, target: field('str_twitter') },
  links: { Editor: links },
  link: { Editor: links, target: () => 'form input[type=text]' },
  notices: { Editor: notices },
  notice: { Editor: list('notice') },
  gallery: { Editor: gallery },
  picture: { Editor: gallery, target: row('profile-gallery') },
  videos: { Editor: videos },
  video: { Editor: videos, target: row('profile-videos') },
  files: { Editor: files },
  file: { Editor: files, target: row('profile-files') },
  services: { Editor: account('services') },
  content: { Editor: account('content') },
  featured: { Editor: blocks },
  block: { Editor: blocks, target: row('profile-blocks') },
  item: { Editor: item },
  dish: { Editor: application('dish') },
  car: { Editor: application('car') },
  event: { Editor: application('event'), target: field('name') },
  funeral: { Editor: application('funeral'), target: field('name') },
}
