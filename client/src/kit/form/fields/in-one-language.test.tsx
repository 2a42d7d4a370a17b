import type { Row } from '@mainstreet/shared/services'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { useRow } from '../../data/data'
import { AutoSaveSection } from '../auto-save-section'
import { business, stored } from '../business.factory'
import { Field } from './field'
import { InOneLanguage } from './in-both-languages'
import { TextLanguages } from './text-languages'

const Together = () => {
  const { row } = useRow('account', 1)
  if (!row) return null
  return (
    <AutoSaveSection id="business" title="Business" contract={business} row={row}>
      <InOneLanguage about="Harbour">
        <Field name="str_company_name" />
        <Field name="str_city" />
      </InOneLanguage>
    </AutoSaveSection>
  )
}

test('texts in one language have one switch, which follows what is refused', async () => {
  const element = (
    <TextLanguages value={{ own: 'en', other: 'fr' }}>
      <Together />
    </TextLanguages>
  )
  const { live } = fakeLive()
  const api = fakeApi(live, { get: async () => stored as unknown as Row<'account'> })
  renderBackOffice({ routes: [{ path: '/', element }], at: '/', api })
  const [group, ...others] = await screen.findAllByRole('group', { name: /^Language of/ })
  expect([group, others]).toEqual([screen.getByRole('group', { name: 'Language of “Harbour”' }), []])
  const name = () => screen.getByRole('textbox', { name: /Name/ })
  const words = () => [name(), screen.getByRole('textbox', { name: /City/ })]
  await userEvent.click(within(group!).getByRole('button', { name: 'Français' }))
  for (const text of words()) expect(text).toHaveAttribute('lang', 'fr')
  await userEvent.click(within(group!).getByRole('button', { name: 'English' }))
  await userEvent.clear(name())
  await userEvent.click(within(group!).getByRole('button', { name: 'Français' }))
  expect(await screen.findByText('Name is required.')).toBeInTheDocument()
  for (const text of words()) expect(text).toHaveAttribute('lang', 'en')
})
