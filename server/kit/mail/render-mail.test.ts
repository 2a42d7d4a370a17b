import type { MailContent } from './mail-content'
import { contentJson, oneLine } from './mail-content'
import { renderMail } from './render-mail'

const evil = `<img src=x onerror="alert('1')">&`

const content = (more: Partial<MailContent> = {}): MailContent => ({
  lang: 'en',
  heading: 'Thank you',
  preview: '',
  parts: [],
  reason: '',
  ...more,
})

const brand = {
  name: 'Harbour & Sons',
  origin: 'https://harbour.test',
  logo: '/assets/logo.jpg',
  lines: ['1 Main Street'],
  colours: {
    header: '#ffff00',
    headerText: '#ffffff',
    button: '#0b6e8f',
    buttonText: '#0b6e8f',
    link: '#eeeeee',
  },
}

describe('a rendered mail', () => {
  test('has nothing as markup that people wrote', () => {
    const hostile = content({
      heading: evil,
      preview: evil,
      reason: evil,
      brand: { ...brand, name: evil, lines: [evil] },
      parts: [
        { kind: 'text', lines: [evil] },
        { kind: 'notice', lines: [evil] },
        { kind: 'block', title: evil, lines: [evil] },
        { kind: 'quote', title: evil, lines: [evil] },
        { kind: 'facts', title: evil, rows: [[evil, evil]] },
        { kind: 'goods', rows: [{ title: evil, detail: evil, image: '/x.jpg" onload="y', amount: evil }] },
        { kind: 'sums', rows: [[evil, evil]], total: [evil, evil] },
        { kind: 'button', text: evil, url: `https://harbour.test/"><script>` },
      ],
    })
    const { html, text } = renderMail(hostile)
    expect(html).not.toMatch(/<img src=x|<script|"\s*onload=/i)
    expect(html.match(/&lt;img src=x onerror=&quot;/g)!.length).toBeGreaterThan(15)
    expect(text).toContain(evil)
  })

  test('is readable whatever colours its business has', () => {
    const { html } = renderMail(
      content({ brand, parts: [{ kind: 'button', text: 'Open', url: 'https://harbour.test' }] }),
    )
    // White on yellow and blue on the same blue give way; the grounds stay the business's.
    expect(html).toMatch(/background:#ffff00/)
    expect(html).not.toMatch(/color:#0b6e8f/)
    expect(html).not.toMatch(/[^-]color:#eeeeee/)
  })

  test('takes nothing for a colour that is none', () => {
    const colours = { ...brand.colours, header: 'red;background:url(https://evil.test)' }
    const { html } = renderMail(content({ brand: { ...brand, colours } }))
    expect(html).not.toContain('evil.test')
  })

  test('has whole addresses for pictures in a mailbox, and those of the page’s own host in the dashboard', () => {
    expect(renderMail(content({ brand })).html).toContain('src="https://harbour.test/assets/logo.jpg"')
    expect(renderMail(content({ brand }), 'dashboard').html).toContain('src="/assets/logo.jpg"')
    const nowhere = renderMail(content({ brand: { ...brand, origin: '' } }))
    expect(nowhere.html).not.toContain('<img')
    expect(nowhere.html).toContain('Harbour &amp; Sons')
  })

  test('is made of tables and full of what old mail programs need, with a preview that only the mailbox shows', () => {
    const { html } = renderMail(
      content({
        brand,
        preview: 'On its way',
        parts: [{ kind: 'button', text: 'Open', url: 'https://a.test' }],
      }),
    )
    expect(html).toMatch(/^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1\.0 Transitional\/\/EN"/)
    expect(html).not.toMatch(/<table(?![^>]*role="presentation")/)
    expect(html).toMatch(/<div style="display:none[^>]*>On its way<div>\u00a0/)
    expect(html.match(/<!--\[if mso\]><i style="mso-font-width:[^>]*>(&#8202;)+/g)).toHaveLength(2)
  })

  test('says the same in plain text, columns under each other', () => {
    const { text } = renderMail(
      content({
        lang: 'fr',
        brand,
        reason: 'Parce que.',
        parts: [
          { kind: 'goods', rows: [{ title: 'Tasse', detail: '2 × 5,00 $', image: '', amount: '10,00 $' }] },
          {
            kind: 'sums',
            rows: [
              ['Sous-total', '10,00 $'],
              ['TVH', '1,50 $'],
            ],
            total: ['Total', '11,50 $'],
          },
          { kind: 'button', text: 'Voir', url: 'https://harbour.test/order/1' },
        ],
      }),
    )
    expect(text).toContain('- Tasse, 2 × 5,00 $\u00a0: 10,00 $')
    expect(text).toContain('Sous-total  10,00 $\nTVH          1,50 $\nTotal       11,50 $')
    expect(text).toContain('Voir\u00a0:\nhttps://harbour.test/order/1')
    expect(text).toContain('Parce que.\nEnvoyé par Mainstreet pour Harbour & Sons.')
  })

  test('takes a few milliseconds of the process', () => {
    const goods = { title: 'Mug', detail: 'Blue', image: '/assets/a.jpg', amount: '$10.00' }
    const receipt = content({ brand, parts: [{ kind: 'goods', rows: Array(10).fill(goods) }] })
    for (let i = 0; i < 10; i++) renderMail(receipt)
    const times: number[] = []
    for (let i = 0; i < 20; i++) {
      const started = performance.now()
      renderMail(receipt)
      times.push(performance.now() - started)
    }
    // A loaded machine is slow, so the quickest of them says what the work itself takes.
    expect(Math.min(...times)).toBeLessThan(50)
  })
})

test('nothing that turns the direction of writing or ends a line gets into a mail or a header', () => {
  expect(oneLine('a\r\nBcc: b\u202egpj.exe\u0000')).toBe('a Bcc: b gpj.exe')
  const stored = contentJson(
    content({ heading: '\u202eevil\u0000\ud800', parts: [{ kind: 'text', lines: ['a\nb'] }] }),
  )
  expect(JSON.parse(stored)).toMatchObject({ heading: ' evil  ', parts: [{ lines: ['a\nb'] }] })
})
