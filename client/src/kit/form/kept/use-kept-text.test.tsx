import { changePassword } from '@mainstreet/shared/contracts/users'
import { linkContract } from '@mainstreet/shared/contracts/site/profile'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SessionContext } from '../../session/session-context'
import type { Session } from '../../session/session'
import { Field } from '../fields/field'
import { Form } from '../form'
import { FormActions } from '../form-actions'
import { forgetAllKept } from './kept-text'

const ann = { status: 'signed-in', user: { id: 7, role: 'owner' }, customerId: 1 }
const bea = { status: 'signed-in', user: { id: 8, role: 'owner' }, customerId: 1 }
const ended = { status: 'signed-out', why: 'ended' }
let state = ann
const session = {
  state: () => state,
  subscribe: () => () => {},
} as unknown as Session

const signedIn = ({ children }: { children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
)
const link = { text: 'Suppliers', link: 'https://a.example/' }
const open = (onSubmit: () => unknown = () => {}) =>
  render(
    <Form contract={linkContract} rowId={3} label="Link" defaultValues={link} onSubmit={onSubmit}>
      <Field name="text" />
      <Field name="link" />
      <FormActions submit="Save" />
    </Form>,
    { wrapper: signedIn },
  )
const box = () => screen.getByLabelText<HTMLInputElement>(/text/i)
const type = async (text: string) => {
  await userEvent.clear(box())
  await userEvent.type(box(), text)
}
const endSession = () => {
  state = ended as unknown as typeof ann
}
const back = /is here again/

beforeEach(() => {
  state = ann
  localStorage.clear()
})

test('what was typed when the session ended is there again, and nothing else of the row', async () => {
  const { unmount } = open()
  await type('Our friends')
  endSession()
  unmount()
  expect(JSON.parse(localStorage.getItem(Object.keys(localStorage)[0]!)!).values).toEqual({
    text: 'Our friends',
  })
  state = ann
  open()
  expect(box().value).toBe('Our friends')
  expect(screen.getByText(back)).toBeInTheDocument()
})

test('it is there still when the session ends once more before anything was typed', async () => {
  const first = open()
  await type('Our friends')
  endSession()
  first.unmount()
  state = ann
  const second = open()
  endSession()
  second.unmount()
  state = ann
  open()
  expect(box().value).toBe('Our friends')
})

test('nothing is kept of who signs out', async () => {
  const { unmount } = open()
  await type('Our friends')
  state = { status: 'signed-out', why: 'left' } as unknown as typeof ann
  unmount()
  expect(localStorage).toHaveLength(0)
})

test('it is thrown away with one press', async () => {
  const { unmount } = open()
  await type('Our friends')
  endSession()
  unmount()
  state = ann
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Throw it away' }))
  expect(box().value).toBe('Suppliers')
  expect(screen.queryByText(back)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test.each<[string, () => void]>([
  ['another person', () => (state = bea)],
  ['somebody after a sign-out', forgetAllKept],
])('%s finds nothing', async (_who, change) => {
  const { unmount } = open()
  await type('Our friends')
  endSession()
  unmount()
  state = ann
  change()
  open()
  expect(box().value).toBe('Suppliers')
})

test('what is saved, and what is left on purpose, is not kept', async () => {
  const { unmount } = open()
  await type('Our friends')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(localStorage).toHaveLength(0)
  await type('Others')
  unmount()
  expect(localStorage).toHaveLength(0)
})

test('a password is kept nowhere', async () => {
  render(
    <Form contract={changePassword} defaultValues={{ currentPassword: '' }} onSubmit={() => {}}>
      <Field name="currentPassword" type="password" />
    </Form>,
    { wrapper: signedIn },
  )
  await userEvent.type(screen.getByLabelText(/Current Password/), 'nine lives')
  expect(localStorage).toHaveLength(0)
})
