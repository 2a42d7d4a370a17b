import { operation } from '../operation'
import { Type } from '@sinclair/typebox'
import { all, eachDuty, people, type NamedAccess } from '../access'
import { email, filledText, flag, id, labelled, moment, nullable, oneOf, secret, text } from '../columns'
import { contract, type RowOf } from '../contract'
import { locales } from '../rules/language'

/** The fewest characters of a password, in any script; the server refuses those that are guessed soon. */
export const minPasswordLength = 8

/** A password that somebody chooses. */
export const password = Type.String({ minLength: minPasswordLength, maxLength: 200 })
const newPassword = labelled({ en: 'New Password', fr: 'Nouveau mot de passe' }, password)
const userRoles = ['owner', 'staff'] as const

const ownUser = {
  methods: ['find', 'get', 'patch'],
  writable: ['name', 'username', 'language'],
} as const satisfies NamedAccess

/** People who sign in. `customerId` is the account a user is shown first; `accounts` are all of an owner's. */
export const userContract = contract({
  path: 'users',
  name: { en: 'People', fr: 'Personnes' },
  called: 'name',
  record: {
    id,
    customerId: nullable(id),
    email: labelled({ en: 'Email', fr: 'Courriel' }, email),
    username: text(80),
    name: labelled({ en: 'Name', fr: 'Nom' }, text(120)),
    role: oneOf(userRoles),
    accounts: Type.Array(id),
    disabled: flag,
    language: labelled({ en: 'Language', fr: 'Langue' }, nullable(oneOf(locales))),
    createdAt: moment,
  },
  writable: ['email', 'username', 'name', 'role', 'accounts', 'disabled', 'language'],
  required: ['email'],
  body: { password },
  computed: ['accounts'],
  access: {
    // Everybody else sees and renames only the own user; the service narrows it to that.
    owner: ownUser,
    ...eachDuty(ownUser),
    staff: { methods: all },
    integrator: false,
  },
  ofPlatform: true,
  live: false,
})

/** Keys for programs of one account. The key itself is answered once, by create. */
export const apiKeyContract = contract({
  path: 'api-keys',
  name: { en: 'API keys', fr: 'Clés d’API' },
  called: 'name',
  record: {
    id,
    customerId: id,
    name: labelled({ en: 'Name', fr: 'Nom' }, filledText(80)),
    scope: labelled({ en: 'May', fr: 'Permission' }, oneOf(['read', 'write'])),
    hint: secret(text(20)),
    createdAt: moment,
    lastUsedAt: nullable(moment),
    key: Type.Optional(secret(text(80))),
  },
  writable: ['name', 'scope'],
  required: ['name', 'scope'],
  computed: ['key'],
  access: { owner: { methods: ['find', 'get', 'create', 'patch', 'remove'] }, integrator: false },
})

const currentPassword = labelled({ en: 'Current Password', fr: 'Mot de passe actuel' }, text(200))

/** Changes the caller's own password; every other session of the user ends. */
export const changePassword = operation<{ ok: true }>()({
  path: 'password-change',
  input: Type.Object({ currentPassword, newPassword }, { additionalProperties: false }),
  access: people,
})

/** For how long a password that was entered counts for what moves money or data away. */
export const confirmedMinutes = 10

/** Enters the own password again, before what moves money or data away. */
export const confirmPassword = operation<{ ok: true }>()({
  path: 'password-confirm',
  input: Type.Object({ password: currentPassword }, { additionalProperties: false }),
  access: people,
})

/** Mails a reset link, if the address is known; the answer is the same either way. */
export const requestPasswordReset = operation<{ ok: true }>()({
  path: 'password-reset-request',
  input: Type.Object(
    { email: labelled({ en: 'Email', fr: 'Courriel' }, filledText(254)) },
    { additionalProperties: false },
  ),
  access: ['visitor', ...people],
})

/** Sets a new password with the token of the mailed link, once and within an hour. */
export const resetPassword = operation<{ ok: true }>()({
  path: 'password-reset',
  input: Type.Object({ token: filledText(200), newPassword }, { additionalProperties: false }),
  access: ['visitor', ...people],
})

/** Mails a link to the address that the caller wants to sign in with from now on; the answer does not show whether it is taken. */
export const requestEmailChange = operation<{ ok: true }>()({
  path: 'email-change-request',
  input: Type.Object(
    { email: labelled({ en: 'New Email', fr: 'Nouveau courriel' }, email), currentPassword },
    { additionalProperties: false },
  ),
  access: people,
})

/** Changes a user's address with the token of the mailed link, once and within a day. */
export const changeEmail = operation<{ ok: true; email: string }>()({
  path: 'email-change',
  input: Type.Object({ token: filledText(200) }, { additionalProperties: false }),
  access: ['visitor', ...people],
})

export type User = RowOf<typeof userContract>
export type ApiKey = RowOf<typeof apiKeyContract>
