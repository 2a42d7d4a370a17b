import type { Duty } from '@mainstreet/shared/access'
import { invitationDays } from '@mainstreet/shared/contracts/people'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { MailPart } from '../../kit/mail/mail-content'
import type { Mail } from '../../kit/mail/outbox'
import { platformMail } from '../users/platform-mail'
import type { Letter } from './invitation-link'

interface Words {
  subject(business: string): string
  subjectToOpen: string
  invited(inviter: string, business: string): string
  invitedToOpen(inviter: string): string
  asOwner: string
  asHelper(duties: readonly string[]): string
  duties: Record<Duty, string>
  open: string
  accept: string
  notYou: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: (business) => `Join ${business} on Mainstreet`,
    subjectToOpen: 'Open your business on Mainstreet',
    invited: (inviter, business) => `${inviter || 'Somebody'} invites you to ${business} on Mainstreet.`,
    invitedToOpen: (inviter) =>
      `${inviter || 'Mainstreet'} invites you to open your business on Mainstreet: a website and a small shop.`,
    asOwner: 'You will manage everything there, as its owners do.',
    asHelper: (duties) => `You will look after: ${duties.join(', ')}.`,
    duties: {
      orders: 'orders',
      refunds: 'refunds',
      tables: 'tables',
      messages: 'messages',
      notices: 'events and notices',
      menu: 'menu and stock',
      texts: 'texts, pictures and hours',
      figures: 'figures',
    },
    open: `Open this link within ${invitationDays} days. It works once:`,
    accept: 'Accept the invitation',
    notYou: 'If you expected no invitation, there is nothing to do.',
  },
  fr: {
    subject: (business) => `Rejoignez ${business} sur Mainstreet`,
    subjectToOpen: 'Ouvrez votre entreprise sur Mainstreet',
    invited: (inviter, business) =>
      inviter
        ? `${inviter} vous invite à rejoindre ${business} sur Mainstreet.`
        : `Vous êtes invité à rejoindre ${business} sur Mainstreet.`,
    invitedToOpen: (inviter) =>
      `${inviter || 'Mainstreet'} vous invite à ouvrir votre entreprise sur Mainstreet\u00a0: un site Web et une petite boutique.`,
    asOwner: 'Vous y gérerez tout, comme ses propriétaires.',
    asHelper: (duties) => `Vous vous occuperez de\u00a0: ${duties.join(', ')}.`,
    duties: {
      orders: 'commandes',
      refunds: 'remboursements',
      tables: 'tables',
      messages: 'messages',
      notices: 'événements et avis',
      menu: 'menu et stock',
      texts: 'textes, images et heures',
      figures: 'chiffres',
    },
    open: `Ouvrez ce lien d’ici ${invitationDays} jours. Il ne fonctionne qu’une fois\u00a0:`,
    accept: 'Accepter l’invitation',
    notYou: 'Si vous n’attendiez aucune invitation, il n’y a rien à faire.',
  },
}

/** The mail with the link of an invitation; in no account's list, because whoever has the link is let in. */
export const invitationMail = (letter: Letter, url: string): Mail => {
  const { locale, email, business, inviter, role, duties } = letter
  const say = words[locale]
  const toOpen = business === null
  const as = role === 'owner' ? say.asOwner : say.asHelper(duties.map((duty) => say.duties[duty]))
  const parts: MailPart[] = [
    {
      kind: 'text',
      lines: toOpen ? [say.invitedToOpen(inviter)] : [say.invited(inviter, business), as],
    },
    { kind: 'text', lines: [say.open] },
    { kind: 'button', text: say.accept, url },
    { kind: 'text', lines: [say.notYou] },
  ]
  const subject = toOpen ? say.subjectToOpen : say.subject(business)
  return { kind: 'invitation', to: email, ...platformMail({ lang: locale, name: '', subject, parts }) }
}
