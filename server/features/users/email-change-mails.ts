import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { MailPart } from '../../kit/mail/mail-content'
import type { Mail } from '../../kit/mail/outbox'
import { emailLinkHours } from './email-change-link'
import { platformMail } from './platform-mail'

/** A change of an address; its mails belong to no account, because its other owners could read them in their list. */
interface Change {
  locale: Locale
  name: string
  /** The address so far. */
  from: string
  /** The address that was asked for. */
  to: string
  /** Where the user signs in: scheme and host. */
  origin: string
}

interface Words {
  confirmSubject: string
  confirm: readonly string[]
  confirmLink: string
  confirmNotYou: string
  takenSubject: string
  taken: readonly string[]
  askedSubject: string
  asked(to: string): readonly string[]
  changedSubject: string
  changed(to: string): readonly string[]
  notYou: string
  newPassword: string
}

const words: Record<Locale, Words> = {
  en: {
    confirmSubject: 'Confirm your new email address',
    confirm: [
      'you asked to sign in to Mainstreet with this address from now on.',
      `Open this link within ${emailLinkHours} hours and confirm it there. It works once.`,
    ],
    confirmLink: 'Confirm this address',
    confirmNotYou: 'If it was not you, there is nothing to do: nothing changes.',
    takenSubject: 'This address is in use already',
    taken: [
      'somebody asked to sign in to Mainstreet with this address. It belongs to a login already, so nothing changes.',
      'If it was you, sign in with it, or choose another address.',
    ],
    askedSubject: 'A new email address was asked for',
    asked: (to) => [
      `somebody who knows your password asked to sign in to Mainstreet with ${to} in place of this address.`,
      'Nothing has changed yet: the new address has to be confirmed first.',
    ],
    changedSubject: 'Your email address was changed',
    changed: (to) => [`you sign in to Mainstreet with ${to} from now on, and no longer with this address.`],
    notYou: 'If it was not you, choose a new password at once; that also stops a change that is on its way.',
    newPassword: 'Choose a new password',
  },
  fr: {
    confirmSubject: 'Confirmez votre nouvelle adresse courriel',
    confirm: [
      'vous avez demandé de vous connecter à Mainstreet avec cette adresse désormais.',
      `Ouvrez ce lien dans les ${emailLinkHours} heures et confirmez l’adresse sur la page. Il ne fonctionne qu’une fois.`,
    ],
    confirmLink: 'Confirmer cette adresse',
    confirmNotYou: 'Si ce n’était pas vous, il n’y a rien à faire\u00a0: rien ne change.',
    takenSubject: 'Cette adresse est déjà utilisée',
    taken: [
      'quelqu’un a demandé de se connecter à Mainstreet avec cette adresse. Elle appartient déjà à un compte; rien ne change.',
      'Si c’était vous, connectez-vous avec elle ou choisissez une autre adresse.',
    ],
    askedSubject: 'Une nouvelle adresse courriel a été demandée',
    asked: (to) => [
      `une personne qui connaît votre mot de passe a demandé de se connecter à Mainstreet avec ${to} au lieu de cette adresse.`,
      'Rien n’a encore changé\u00a0: la nouvelle adresse doit d’abord être confirmée.',
    ],
    changedSubject: 'Votre adresse courriel a été changée',
    changed: (to) => [
      `vous vous connectez désormais à Mainstreet avec ${to}, et non plus avec cette adresse.`,
    ],
    notYou:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe; cela arrête aussi un changement en cours.',
    newPassword: 'Choisir un nouveau mot de passe',
  },
}

interface MailTexts {
  subject: string
  parts: readonly MailPart[]
}

const mailFor = ({ locale, name }: Change, { subject, parts }: MailTexts) =>
  platformMail({ lang: locale, name, subject, parts })

const textPart = (lines: readonly string[]): MailPart => ({ kind: 'text', lines })

const alarmParts = ({ locale, origin }: Change): MailPart[] => [
  textPart([words[locale].notYou]),
  { kind: 'button', text: words[locale].newPassword, url: `${origin}${backOfficeRoutes.forgotPassword}` },
]

/** To the new address: the link that confirms it. */
export const confirmMail = (change: Change, url: string): Mail => {
  const { confirmSubject: subject, confirm, confirmLink, confirmNotYou } = words[change.locale]
  const parts = [
    textPart(confirm),
    { kind: 'button', text: confirmLink, url } as const,
    textPart([confirmNotYou]),
  ]
  return { kind: 'email-change', to: change.to, ...mailFor(change, { subject, parts }) }
}

/** To an address that somebody signs in with already, in place of the link; it names nobody. */
export const takenMail = (change: Change): Mail => {
  const { takenSubject: subject, taken } = words[change.locale]
  const mail = mailFor({ ...change, name: '' }, { subject, parts: [textPart(taken)] })
  return { kind: 'email-change', to: change.to, ...mail }
}

/** To the address so far, when another was asked for. */
export const askedMail = (change: Change): Mail => {
  const { askedSubject: subject, asked } = words[change.locale]
  const parts = [textPart(asked(change.to)), ...alarmParts(change)]
  return { kind: 'email-change-notice', to: change.from, ...mailFor(change, { subject, parts }) }
}

/** To the address so far, when another took its place. */
export const changedMail = (change: Change): Mail => {
  const { changedSubject: subject, changed } = words[change.locale]
  const parts = [textPart(changed(change.to)), ...alarmParts(change)]
  return { kind: 'email-change-notice', to: change.from, ...mailFor(change, { subject, parts }) }
}
