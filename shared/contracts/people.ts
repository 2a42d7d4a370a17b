import { operation } from '../operation'
import { Type } from '@sinclair/typebox'
import { duties, people, positions, type Duty, type Position } from '../access'
import { email, filledText, id, labelled, moment, nullable, oneOf, text } from '../columns'
import { contract, type RowOf } from '../contract'
import { locales } from '../rules/language'
import { password } from './users'

const role = labelled({ en: 'May', fr: 'Permission' }, oneOf(positions))
const duty = labelled(
  { en: 'Looks after', fr: 'S’occupe de' },
  Type.Array(oneOf(duties), { maxItems: duties.length, uniqueItems: true }),
)

/** Who has access to a business: one row per person and business. Made when an invitation is accepted, or by staff. */
export const memberContract = contract({
  path: 'user-accounts',
  name: { en: 'Access of people', fr: 'Accès des personnes' },
  called: 'name',
  record: {
    id,
    customerId: id,
    userId: id,
    role,
    /** What a helper looks after: something; an owner, who looks after all, nothing by name. */
    duties: duty,
    name: text(120),
    email,
    createdAt: moment,
    /** When a session of this person was last used, whichever business it looked at. */
    lastSeenAt: nullable(moment),
    /** When this person signed in last. */
    lastSignInAt: nullable(moment),
  },
  writable: ['role', 'duties'],
  computed: ['name', 'email', 'lastSeenAt', 'lastSignInAt'],
  access: { owner: { methods: ['find', 'get', 'patch', 'remove'] }, integrator: false },
})

/** How long the link of an invitation can be opened. */
export const invitationDays = 7

/** Invitations to a business, or by staff to open one (`customerId` null). Removing one withdraws it. */
export const invitationContract = contract({
  path: 'invitations',
  name: { en: 'Invitations', fr: 'Invitations' },
  called: 'email',
  record: {
    id,
    customerId: nullable(id),
    email: labelled({ en: 'Email', fr: 'Courriel' }, email),
    role,
    duties: duty,
    invitedBy: nullable(id),
    acceptedBy: nullable(id),
    createdAt: moment,
    expiresAt: moment,
    acceptedAt: nullable(moment),
  },
  writable: ['email', 'role', 'duties'],
  required: ['email', 'role'],
  access: { owner: { methods: ['find', 'get', 'create', 'remove'] }, integrator: false },
})

const closed = { additionalProperties: false }
const anyPerson = ['visitor', ...people] as const
const token = filledText(200)

/** What the link of an invitation leads to. */
export interface InvitationView {
  ok: true
  email: string
  role: Position
  duties: Duty[]
  /** The business that it is about; null where it is to open one. */
  business: string | null
  /** Who invites; empty where that is not known any more. */
  invitedBy: string
}

/** What an open invitation says, by the token of its mail; it does not show whether its address has a login. */
export const viewInvitation = operation<InvitationView>()({
  path: 'invitation-view',
  input: Type.Object({ token }, closed),
  access: anyPerson,
})

/** Accepts an invitation, once: a new person says name and password, one who is signed in with its address nothing. */
export const acceptInvitation = operation<{ ok: true; customerId: number | null }>()({
  path: 'invitation-accept',
  input: Type.Object(
    {
      token,
      name: Type.Optional(labelled({ en: 'Name', fr: 'Nom' }, filledText(120))),
      newPassword: Type.Optional(labelled({ en: 'Password', fr: 'Mot de passe' }, password)),
      /** In which a new person reads; that of who has invited without. */
      language: Type.Optional(oneOf(locales)),
    },
    closed,
  ),
  access: anyPerson,
})

/** Mails an open invitation again, with a new link; the old one ends. */
export const resendInvitation = operation<{ ok: true }>()({
  path: 'invitation-resend',
  input: Type.Object({ id }, closed),
  access: ['owner', 'staff'],
})

export type Member = RowOf<typeof memberContract>
export type Invitation = RowOf<typeof invitationContract>
