import { tableStart, tableText } from './table-text'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((sign) => sign.charCodeAt(0)),
    ),
  )

test.each([
  ['UTF-8', new TextEncoder().encode('Café, œuvre'), 'Café, œuvre'],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFCafé'), 'Café'],
  ['UTF-16', bytes(0xff, 0xfe, 'C', 0, 0xe9, 0), 'Cé'],
  ['UTF-16, the other way', bytes(0xfe, 0xff, 0, 'C', 0, 0xe9), 'Cé'],
  ['Windows', bytes('Caf', 0xe9, ' d', 0x92, 0xe9, 't', 0xe9), 'Café d’été'],
  ['Windows with signs', bytes('Acme', 0x99, ' ', 0x93, 'best', 0x94, ' 12 ', 0x80), 'Acme™ “best” 12 €'],
  ['Windows, in capitals', bytes(0xc9, 'RABLE'), 'ÉRABLE'],
  ['a Mac', bytes('Caf', 0x8e), 'Café'],
  [
    'a Mac, other letters',
    bytes('H', 0x99, 'tel br', 0x9e, 'l', 0x8e, ' ', 0x88, ' c', 0x99, 't', 0x8e),
    'Hôtel brûlé à côté',
  ],
])('a file of %s is read', (_, given, text) => expect(tableText(given)).toBe(text))

test.each([
  ['Name,Price\n', ',', ''],
  ['Nom;"Prix, net";Stock\r\n', ';', ''],
  ['Name\tPrice', '\t', ''],
  ['Name|Price|Stock', '|', ''],
  ['sep=;\r\nNom;Prix', ';', 'sep=;\r\n'],
  ['"sep=,"\nNom,Prix;net;brut', ',', '"sep=,"\n'],
  ['separate,Name\n', ',', ''],
])('%j begins a table', (text, separator, said) => expect(tableStart(text)).toEqual({ separator, said }))
