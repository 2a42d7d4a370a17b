import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '../../kit/data/rest'
import { ContactBlock } from './contact-block'
import { renderSite } from '../../test/render-site'
import { buildSite } from './site.factory'

const draw = async (run: jest.Mock, path = '/') => {
  renderSite(<ContactBlock />, { run, path })
  return await screen.findByRole('button', { name: /Send message|Envoyer le message/ })
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const fill = () => {
  type(/^First name/, ' Ada ')
  type(/^Last name/, 'Byron')
  type(/^Email/, 'ada@example.test')
  type(/^Phone/, '(506) 555-0123')
  type(/^Subject/, 'Mugs')
  type(/^Message/, 'Blue\nones?')
}

test('a business that names no e-mail address can be written to', async () => {
  const site = buildSite()
  Object.assign(site.company.contact, { email: '' })
  renderSite(<ContactBlock />, { site })
  expect(await screen.findByRole('textbox', { name: /^Message/ })).toBeInTheDocument()
})

test('what is missing is said beside its field, in the stated words, and the first of it has the focus', async () => {
  const run = jest.fn()
  const send = await draw(run)
  type(/^Email/, 'ada@example')
  type(/^Phone/, '555')
  fireEvent.click(send)
  expect(field(/^First name/)).toHaveFocus()
  expect(field(/^First name/)).toHaveAccessibleDescription('Error: Please provide your first name.')
  expect(field(/^Email/)).toHaveAccessibleDescription('Error: Please provide a valid email address.')
  expect(field(/^Message/)).toHaveAccessibleDescription('Error: Please include a message to send.')
  expect(field(/^Phone/)).toHaveAccessibleDescription(/whole phone number, or none/)
  expect(field(/^Last name/)).toBeValid()
  type(/^First name/, 'Ada')
  expect(field(/^First name/)).toBeValid()
  expect(field(/^Email/)).toBeInvalid()
  expect(run).not.toHaveBeenCalled()
})

test('what is said beside a field goes after five seconds', async () => {
  const send = await draw(jest.fn())
  jest.useFakeTimers()
  fireEvent.click(send)
  act(() => jest.advanceTimersByTime(4_999))
  expect(field(/^Message/)).toBeInvalid()
  act(() => jest.advanceTimersByTime(1))
  expect(field(/^Message/)).toBeValid()
  jest.useRealTimers()
})

test('a message is sent once, and the form is empty again', async () => {
  let answer: (value: unknown) => void = () => {}
  const run = jest.fn(() => new Promise((resolve) => (answer = resolve)))
  const send = await draw(run)
  fill()
  fireEvent.click(send)
  expect(await screen.findByText('Sending your message…')).toBeInTheDocument()
  fireEvent.click(send)
  fireEvent.submit(send.closest('form')!)
  expect(run).toHaveBeenCalledTimes(1)
  const words = { subject: 'Mugs', message: 'Blue\nones?' }
  const message = { contact: 'Ada Byron', from: 'ada@example.test', phone: '(506) 555-0123', ...words }
  expect(run).toHaveBeenCalledWith('contact', { ...message, reference: '' }, undefined)
  await act(async () => answer({ ok: true }))
  expect(screen.getByText('Your message has been sent. Thank you!')).toHaveAttribute('role', 'status')
  expect(field(/^Message/)).toHaveValue('')
})

test('what was typed stays when it could not be sent, and the notice goes after five seconds', async () => {
  const run = jest.fn().mockRejectedValue(new ApiError('GeneralError', 'x', { code: 500 }))
  const send = await draw(run)
  fill()
  jest.useFakeTimers()
  await act(async () => fireEvent.click(send))
  const words = 'Error: There was an issue with the server response.'
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(field(/^Message/)).toHaveValue('Blue\nones?')
  act(() => jest.advanceTimersByTime(4_999))
  expect(screen.getByText(words)).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('what the server refuses is said beside the field too', async () => {
  const run = jest
    .fn()
    .mockRejectedValue(new ApiError('BadRequest', 'x', { code: 400, errors: { from: 'x' } }))
  fill.call(await draw(run))
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(field(/^Email/)).toHaveFocus())
  expect(field(/^Email/)).toHaveAccessibleDescription('Error: Please provide a valid email address.')
})

test('who has sent too many is told to wait', async () => {
  const run = jest.fn().mockRejectedValue(new ApiError('TooManyRequests', 'x', { code: 429 }))
  const send = await draw(run)
  fill()
  fireEvent.click(send)
  expect(await screen.findByText(/Too many messages/)).toBeInTheDocument()
})

test.each([
  ['the server cannot take it', 503],
  ['no answer comes', 0],
])('who writes while %s is asked to try again, and nothing typed is lost', async (_, code) => {
  const run = jest.fn().mockRejectedValue(new ApiError('Unavailable', 'x', { code }))
  const send = await draw(run)
  fill()
  const typed = () =>
    [...document.querySelectorAll('input, textarea')].map((each) => (each as HTMLInputElement).value)
  const before = typed()
  fireEvent.click(send)
  expect(
    await screen.findByText(
      /^Error: There was an issue with the server response\. Your message is still here/,
    ),
  ).toBeInTheDocument()
  expect(typed()).toEqual(before)
})

test('programs find a field that people do not', async () => {
  await draw(jest.fn())
  const trap = document.querySelector('input[name=reference]')!
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  expect(trap).toHaveAttribute('tabindex', '-1')
})

test('it speaks French', async () => {
  const send = await draw(jest.fn(), '/?lang=fr')
  fireEvent.click(send)
  expect(field(/^Prénom/)).toHaveAccessibleDescription('Erreur\u00a0: veuillez indiquer votre prénom.')
})
