import { readFrameNews } from './read-frame-news'

const page = { path: '/marketplace?q=mug', lang: 'en', parts: [{ part: 'item:7', text: 'Blue Mug' }] }

test.each([
  ['a pressed part', { pressed: 'notice:12' }],
  ['the shown page', { page }],
])('a frame tells of %s', (_what, news) => {
  expect(readFrameNews(news)).toEqual(news)
})

test.each([
  ['nothing', undefined],
  ['a part that is no name', { pressed: 'notice:12"],*' }],
  ['a part that is no text', { pressed: { toString: 'name' } }],
  ['a page elsewhere', { page: { ...page, path: '//evil.example' } }],
  ['a script as a page', { page: { ...page, path: 'javascript:alert(1)' } }],
  ['a language that there is none of', { page: { ...page, lang: 'x' } }],
  ['a page without parts', { page: { path: '/', lang: 'en' } }],
  ['a part without words', { page: { ...page, parts: [{ part: 'name' }] } }],
  ['more parts than a page has', { page: { ...page, parts: Array(501).fill(page.parts[0]) } }],
])('%s is ignored', (_what, news) => {
  expect(readFrameNews(news)).toBeUndefined()
})
