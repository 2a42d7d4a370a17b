import { knownVideo } from './video-link'

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=3', { host: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', { host: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', { host: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://vimeo.com/76979871', { host: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/channels/staffpicks/76979871', { host: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/76979871/8272103f6e', { host: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    { host: 'vimeo', id: '76979871', hash: '8272103f6e' },
  ],
  ['https://player.vimeo.com/video/76979871?h=<script>', { host: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/76979871/settings', undefined],
  ['https://videos.example/76979871', undefined],
  ['javascript:alert(1)', undefined],
])('%s', (link, video) => {
  expect(knownVideo(link)).toEqual(video)
})
