import { render, screen, within } from '@testing-library/react'
import { BackOfficeLocale } from '../language/bilingual'
import { RichTextEditor } from './rich-text-editor'

test('the tools of formatted text speak the language of the back office', async () => {
  render(
    <BackOfficeLocale value="fr">
      <RichTextEditor label="Description" value="" onChange={() => {}} />
    </BackOfficeLocale>,
  )
  const tools = within(await screen.findByRole('toolbar', { name: 'Mise en forme' }))
  for (const name of ['Gras', 'Liste à puces', 'Lien', 'Retirer la mise en forme', 'Style du texte'])
    expect(tools.getAllByLabelText(name)).toHaveLength(1)
  const [heading] = screen.getAllByLabelText('Titre')
  expect(heading).toHaveAttribute('data-value', '2')
  const host = screen.getByRole('textbox', { name: 'Description' }).closest<HTMLElement>('[style]')
  expect(host?.style.getPropertyValue('--link-enter')).toBe('"Adresse\u00a0:"')
})
