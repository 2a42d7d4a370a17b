import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { box, retype, showDetails } from './details.factory'

const status = (section: string) =>
  within(screen.getByRole('region', { name: section })).getAllByRole('status')[0]

test('the sections stand in their order and are linked at the top', async () => {
  await showDetails()
  const names = [
    'Business Hours',
    'Location Details',
    'Company Details',
    'Contact Info',
    'Social Media',
    'Analytics',
    'Mobile Settings',
  ]
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names)
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(names)
})

test('who writes texts has no field that is the owner’s to write, nor a section without a field', async () => {
  await showDetails({ role: 'texts' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).not.toContain(
    'Analytics',
  )
  for (const name of ['Email', 'Facebook Pixel ID', 'Contact Name'])
    expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument()
  for (const name of ['Province', 'Country', 'Time Zone', 'Language of the Site'])
    expect(screen.queryByRole('combobox', { name })).not.toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: 'SiteWords in French and English' })).not.toBeInTheDocument()
  for (const name of ['Address', 'City', 'Phone', 'Slogan', 'Mobile URL'])
    expect(screen.getByRole('textbox', { name })).toBeInTheDocument()
})

describe('what is refused says why, stays typed and is not sent', () => {
  test.each([
    ['Phone', 'Contact Info', '506555', '(506) 555', 'Invalid phone format. ex: (555) 555-5555'],
    ['Mobile', 'Contact Info', '1', '(1', 'Invalid phone format. ex: (555) 555-5555'],
    ['Fax', 'Contact Info', '50655501', '(506) 555-01', 'Invalid phone format. ex: (555) 555-5555'],
    ['Toll Free', 'Contact Info', 'x8', '(8', 'Invalid phone format. ex: (555) 555-5555'],
    ['Email', 'Contact Info', 'nora@', 'nora@', 'Enter an email address such as name@example.com.'],
    ['Facebook', 'Social Media', 'my page', 'my page', 'Enter a name or a web address.'],
    ['LinkedIn', 'Social Media', 'https://', 'https://', 'Enter a name or a web address.'],
    ['Facebook Pixel ID', 'Analytics', '12a45', '12a45', 'A Facebook Pixel ID consists of 5 to 20 digits.'],
    ['Mobile URL', 'Mobile Settings', 'here', 'here', 'Enter a web address such as https://m.example.com.'],
    ['Name', 'Company Details', '', '', 'Name is required.'],
  ])('%s', async (...[label, section, typed, shown, words]) => {
    const { patch } = await showDetails()
    await retype(box(new RegExp(`^${label}( \\*)?$`)), typed)
    expect(await screen.findByText(words)).toBeInTheDocument()
    // The section says it once the form has taken the refusal, a moment after the field did.
    await waitFor(() => expect(status(section)).toHaveTextContent('Not saved.'))
    const element = box(new RegExp(`^${label}( \\*)?$`))
    expect(element).toHaveAccessibleDescription(words)
    expect(element).toHaveValue(shown)
    expect(patch).not.toHaveBeenCalled()
  })

  test('two of a section, until both are right', async () => {
    const { patch } = await showDetails()
    await retype(box('Phone'), '1')
    await retype(box('Fax'), '2')
    await retype(box('Phone'), '5065550142')
    await waitFor(() => expect(status('Contact Info')).toHaveTextContent('Not saved.'))
    await retype(box('Fax'), '5065550199')
    await waitFor(() => expect(status('Contact Info')).toHaveTextContent('Contact Info saved'))
    expect(patch.mock.calls).toEqual([['account', 1, { str_fax: '(506) 555-0199' }]])
  })
})

describe('each field is saved when it is left', () => {
  test('in the form that it is stored in', async () => {
    const { patch } = await showDetails()
    await userEvent.click(box('Mobile'))
    await userEvent.paste('+1 506 555 0177')
    await retype(box('Toll Free'), '8005550142')
    await retype(box('Postal Code'), 'e5b1a9')
    await retype(box('Mobile URL'), 'm.harbour.test/app')
    await retype(box('Facebook'), ' harbourandpine ')
    expect(patch.mock.calls.map(([, , data]) => data)).toEqual([
      { str_mobile: '(506) 555-0177' },
      { str_tollfree: '(800) 555-0142' },
      { str_pcode: 'E5B 1A9' },
      { str_mobile_url: 'https://m.harbour.test/app' },
      { str_facebook: 'harbourandpine' },
    ])
    expect(await screen.findByText('Links to https://www.facebook.com/harbourandpine')).toBeInTheDocument()
  })

  test('an emptied phone is no phone', async () => {
    const { patch } = await showDetails()
    await retype(box('Phone'), '')
    expect(patch.mock.calls).toEqual([['account', 1, { str_phone: '' }]])
  })

  test('a digit that is corrected within a phone leaves the cursor there', async () => {
    await showDetails()
    const phone = box('Phone') as HTMLInputElement
    await userEvent.type(phone, '{Backspace}7', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect([phone.value, phone.selectionStart]).toEqual(['(576) 555-0142', 3])
  })

  test('another country comes with its first state, or New Brunswick, and calls things its way', async () => {
    const { patch } = await showDetails()
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('New Brunswick')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United States')
    expect(await screen.findByRole('combobox', { name: 'State' })).toHaveDisplayValue('Alabama')
    expect(box('ZIP Code')).toHaveValue('E5B 1A8')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada')
    expect(await screen.findByRole('combobox', { name: 'Province' })).toHaveDisplayValue('New Brunswick')
    expect(patch.mock.calls.map(([, , data]) => data)).toEqual([
      { str_country: 'United States', str_province: 'AL' },
      { str_country: 'Canada', str_province: 'NB' },
    ])
  })
})
