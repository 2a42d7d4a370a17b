import type { Input } from '@mainstreet/shared/services'

let names = 0

/** Valid answers to the five questions, of a shop that nobody else is called like. */
export const buildAnswers = (overrides: Partial<Input<'open-business'>> = {}): Input<'open-business'> => ({
  str_company_name: `Lakeside Candles ${Date.now()} ${(names += 1)}`,
  sector: 'shop',
  str_address1: '4 Main Street',
  str_city: 'Sackville',
  str_province: 'NB',
  str_pcode: 'e4l1a1',
  str_phone: '(506) 555-0199',
  language: 'en',
  ...overrides,
})
