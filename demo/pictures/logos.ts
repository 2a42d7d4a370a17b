import { type Canvas, clip, ellipse, linear, path, rect, times } from './kit'

const ground = (c: Canvas) => c.add(rect(0, 0, [512, 512], 'fill="#ffffff"'))

const disc = 'M36 256A220 220 0 1 1 476 256A220 220 0 1 1 36 256Z'

const harbour = (c: Canvas) => {
  ground(c)
  c.add(
    path(disc, `fill="${linear(c, ['#f2d3a0', '#e9b47c'])}"`),
    clip(
      c,
      disc,
      ellipse(350, 220, [58, 58], 'fill="#fbeccb"'),
      path('M0 330Q64 290 128 330T256 330T384 330T512 330V512H0Z', 'fill="#3f7f8e"'),
      path('M0 380Q64 344 128 380T256 380T384 380T512 380V512H0Z', 'fill="#2f6274"'),
      path('M0 430Q64 398 128 430T256 430T384 430T512 430V512H0Z', 'fill="#234a5a"'),
      path('M206 84L270 180H240L298 262H254L320 346H92L158 262H114L172 180H142Z', 'fill="#24483f"'),
      path('M206 84L270 180H240L298 262H254L320 346H206Z', 'fill="#1a362f"'),
    ),
    path(disc, 'fill="none" stroke="#24483f" stroke-width="14"'),
  )
}

const leonie = (c: Canvas) => {
  ground(c)
  c.add(
    path(disc, `fill="${linear(c, ['#8a2f35', '#6b1f2a'])}"`),
    ellipse(256, 256, [190, 190], 'fill="none" stroke="#e8c98a" stroke-width="6"'),
    ...[-1, 1].map(
      (s) =>
        path(
          `M256 330C${256 + s * 60} 300 ${256 + s * 130} 250 ${256 + s * 128} 180C${256 + s * 126} 140 ${256 + s * 84} 130 ${256 + s * 66} 164C${256 + s * 46} 210 ${256 + s * 40} 270 256 330Z`,
          'fill="#f3e3c0"',
        ) +
        times(3, (i) =>
          path(
            `M256 330Q${256 + s * (40 + i * 22)} 260 ${256 + s * (74 + i * 17)} ${168 + i * 12}`,
            'fill="none" stroke="#8a2f35" stroke-width="5"',
          ),
        ),
    ),
    path('M256 330C206 280 196 200 214 150Q256 100 298 150C316 200 306 280 256 330Z', 'fill="#f9eed4"'),
    path(
      'M256 330V130M256 330Q226 240 236 142M256 330Q286 240 276 142',
      'fill="none" stroke="#8a2f35" stroke-width="5"',
    ),
    path('M196 344Q256 316 316 344L300 372Q256 356 212 372Z', 'fill="#e8c98a"'),
    path('M256 382l9 19 21 2-16 14 5 21-19-11-19 11 5-21-16-14 21-2Z', 'fill="#e8c98a"'),
  )
}

const tidewater = (c: Canvas) => {
  ground(c)
  c.add(
    path(
      'M70 90H442Q470 90 470 120C470 300 400 410 256 470C112 410 42 300 42 120Q42 90 70 90Z',
      `fill="${linear(c, ['#24445c', '#16293d'])}"`,
    ),
    path(
      'M84 110H428Q450 110 450 132C448 290 386 388 256 444C126 388 64 290 62 132Q62 110 84 110Z',
      'fill="none" stroke="#d9a860" stroke-width="6"',
    ),
    ellipse(256, 206, [74, 74], 'fill="#f0b45e"'),
    path(
      'M92 262C120 250 150 246 176 240C206 204 240 194 284 196C320 198 344 216 366 242C392 246 414 252 422 270Q424 292 412 292H96Q84 284 92 262Z',
      'fill="#f6efe2"',
    ),
    path('M198 240C220 214 244 208 268 208V240ZM282 208C308 208 326 220 342 240H282Z', 'fill="#24445c"'),
    ...[160, 350].map(
      (x) => ellipse(x, 292, [34, 34], 'fill="#16293d"') + ellipse(x, 292, [19, 19], 'fill="#d9a860"'),
    ),
    path(
      'M138 346Q168 324 197 346T256 346T315 346T374 346',
      'fill="none" stroke="#7fb0c4" stroke-width="13" stroke-linecap="round"',
    ),
    path(
      'M170 388Q199 366 228 388T284 388T342 388',
      'fill="none" stroke="#7fb0c4" stroke-width="13" stroke-linecap="round"',
    ),
  )
}

/** Marks of the three businesses, shapes on white. */
export const logos = { harbour, leonie, tidewater }
