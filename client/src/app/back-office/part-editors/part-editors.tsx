import { lazyPart } from '../../../kit/lazy-part'
import type { PartEditorProps, PartEditors } from '../../../features/design/parts/part-editor'

const accountEditor = (
  name: 'company' | 'contact' | 'location' | 'social' | 'hours' | 'services' | 'content',
) => lazyPart<PartEditorProps>(async () => (await import('./account-editors')).accountEditors[name])
const listEditor = (name: 'links' | 'notices' | 'files' | 'quotes' | 'notice') =>
  lazyPart<PartEditorProps>(async () => (await import('./content-editors')).contentEditors[name])
const mediaEditor = (name: 'logo' | 'header' | 'gallery' | 'videos') =>
  lazyPart<PartEditorProps>(async () => (await import('./media-editors')).mediaEditors[name])
const blocks = lazyPart<PartEditorProps>(
  async () => (await import('../../../features/store/blocks-section')).BlocksSection,
)
const item = lazyPart<PartEditorProps>(async () => (await import('./item-part-editor')).ItemPartEditor)

const applicationEditor = (name: 'dish' | 'car' | 'event' | 'funeral') =>
  lazyPart<PartEditorProps>(async () => (await import('./application-editors')).applicationEditors[name])

const fieldSelector = (name: string) => () => `[name="${name}"]`
const textSelector = (name: string) => () => `[data-field="${name}"] [contenteditable=true]`
const rowSelector = (path: string) => (id: number) => `[data-row="${path}:${id}"] :is(input, textarea)`

const company = accountEditor('company')
const social = accountEditor('social')
const links = listEditor('links')
const notices = listEditor('notices')
const files = listEditor('files')
const gallery = mediaEditor('gallery')
const videos = mediaEditor('videos')

/** The form of every part of a site; each kind's code is loaded when the first part of it is pressed. */
export const partEditors: PartEditors = {
  name: { Editor: company, target: fieldSelector('str_company_name') },
  slogan: { Editor: company, target: fieldSelector('str_title') },
  about: { Editor: company, target: textSelector('str_description') },
  logo: { Editor: mediaEditor('logo') },
  header: { Editor: mediaEditor('header') },
  hours: { Editor: accountEditor('hours') },
  contact: { Editor: accountEditor('contact') },
  map: { Editor: accountEditor('location') },
  social: { Editor: social },
  facebook: { Editor: social, target: fieldSelector('str_facebook') },
  twitter: { Editor: social, target: fieldSelector('str_twitter') },
  links: { Editor: links },
  link: { Editor: links, target: () => 'form input[type=text]' },
  notices: { Editor: notices },
  notice: { Editor: listEditor('notice') },
  gallery: { Editor: gallery },
  picture: { Editor: gallery, target: rowSelector('profile-gallery') },
  videos: { Editor: videos },
  video: { Editor: videos, target: rowSelector('profile-videos') },
  files: { Editor: files },
  file: { Editor: files, target: rowSelector('profile-files') },
  quotes: { Editor: listEditor('quotes') },
  services: { Editor: accountEditor('services') },
  content: { Editor: accountEditor('content') },
  featured: { Editor: blocks },
  block: { Editor: blocks, target: rowSelector('profile-blocks') },
  item: { Editor: item },
  dish: { Editor: applicationEditor('dish') },
  car: { Editor: applicationEditor('car') },
  event: { Editor: applicationEditor('event'), target: fieldSelector('name') },
  funeral: { Editor: applicationEditor('funeral'), target: fieldSelector('name') },
}
