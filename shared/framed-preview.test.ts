import { framedPreviewPath, isFramedPreview } from './framed-preview'

test('the address of a framed preview keeps the page and its query', () => {
  expect(framedPreviewPath('/', 7, 'en')).toBe('/?previewId=7&lang=en&framed=1')
  expect(framedPreviewPath('/marketplace?q=mug', 7, 'fr')).toBe(
    '/marketplace?q=mug&previewId=7&lang=fr&framed=1',
  )
})

test.each([
  ['?previewId=7&framed=1', true],
  ['previewId=7&framed=1', true],
  ['?previewId=7', false],
  ['?framed=1', false],
  ['?previewId=x&framed=1', false],
  ['?previewId=7&framed=0', false],
  ['', false],
])('%s asks for one: %s', (search, asked) => {
  expect(isFramedPreview(search)).toBe(asked)
})
