import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { longMomentText } from '@mainstreet/shared/rules/time/moment-text'
import type { Mail } from '../../kit/mail/outbox'
import { platformMail } from '../users/platform-mail'
import type { AlarmingChange, Outcome } from './alarming-changes'

/** Who has made a change. */
export type Author = { kind: 'person' | 'staff' | 'program'; name: string }

/** What one owner is told. */
export interface Alarm {
  lang: Locale
  owner: { name: string; email: string }
  business: string
  /** The clock of the business. */
  timezone: string
  /** Where its owners sign in: scheme and host. */
  origin: string
  author: Author
  changes: readonly AlarmingChange[]
  at: Date
}

interface Words {
  subject(business: string): string
  happened(author: string, when: string): string
  authors: Record<Author['kind'], (name: string) => string>
  outcomes: Record<Outcome, string>
  fine: string
  otherwise: readonly string[]
  look: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: (business) => `Access, keys or payment settings of ${business} were changed`,
    happened: (author, when) => `${author} changed this on ${when}:`,
    authors: {
      person: (name) => name,
      staff: (name) => `${name}, of Mainstreet’s staff,`,
      program: (name) => `A program with the API key “${name}”`,
    },
    outcomes: {
      set: 'set',
      replaced: 'replaced',
      removed: 'removed',
      on: 'switched on',
      off: 'switched off',
      keyMade: 'a new API key',
      keyChanged: 'an API key that may do something else now',
      keyRevoked: 'an API key that was revoked',
      webhookMade: 'a new webhook, which is sent what happens',
      webhookChanged: 'a webhook that was changed',
      webhookRemoved: 'a webhook that was removed',
      invited: 'invited',
      accessGiven: 'has access now',
      accessChanged: 'may do something else now',
      accessTaken: 'has no access any more',
      archiveAsked: 'asked for, with everything in it',
      erased: 'erased',
    },
    fine: 'If that was you, or you know of it, there is nothing to do.',
    otherwise: [
      'If not, choose a new password at once, and remove under Dashboard › Account whom you do not know, people and API keys alike.',
      'Then put your own values back under Dashboard › Settings, and make new keys at your card provider in place of those that were changed.',
    ],
    look: 'Look at the settings',
  },
  fr: {
    subject: (business) => `Des accès, des clés ou des paramètres de paiement de ${business} ont changé`,
    happened: (author, when) => `${author} a fait ce changement le ${when}\u00a0:`,
    authors: {
      person: (name) => name,
      staff: (name) => `${name}, de l’équipe de Mainstreet,`,
      program: (name) => `Un programme avec la clé d’API «\u00a0${name}\u00a0»`,
    },
    outcomes: {
      set: 'ajouté',
      replaced: 'remplacé',
      removed: 'retiré',
      on: 'activé',
      off: 'désactivé',
      keyMade: 'nouvelle clé d’API',
      keyChanged: 'clé d’API dont la permission a changé',
      keyRevoked: 'clé d’API révoquée',
      webhookMade: 'nouveau webhook, qui reçoit ce qui se passe',
      webhookChanged: 'webhook modifié',
      webhookRemoved: 'webhook retiré',
      invited: 'invitation envoyée',
      accessGiven: 'a maintenant accès',
      accessChanged: 'a maintenant une autre permission',
      accessTaken: 'n’a plus accès',
      archiveAsked: 'demandée, avec tout son contenu',
      erased: 'effacées',
    },
    fine: 'Si c’était vous, ou si vous êtes au courant, il n’y a rien à faire.',
    otherwise: [
      'Sinon, choisissez tout de suite un nouveau mot de passe et retirez, sous Tableau de bord › Compte, les personnes et les clés d’API que vous ne connaissez pas.',
      'Remettez ensuite vos propres valeurs sous Tableau de bord › Paramètres et créez chez votre fournisseur de paiement de nouvelles clés à la place de celles qui ont changé.',
    ],
    look: 'Voir les paramètres',
  },
}

const momentIn = ({ lang, at, timezone }: Alarm) => longMomentText(at, timezone, hoursByLanguage[lang])

/** Tells an owner what was changed, by whom and when; the platform's own, and in nobody's list, so that no helper reads or hides it. */
export const alarmMail = (alarm: Alarm): Mail => {
  const { lang, owner, business, origin, author, changes } = alarm
  const say = words[lang]
  return {
    kind: 'settings-changed',
    to: owner.email,
    ...platformMail({
      lang,
      name: owner.name,
      subject: say.subject(business),
      parts: [
        { kind: 'text', lines: [say.happened(say.authors[author.kind](author.name), momentIn(alarm))] },
        {
          kind: 'facts',
          title: '',
          rows: changes.map(({ name, outcome }) => [name[lang], say.outcomes[outcome]] as const),
        },
        { kind: 'text', lines: [say.fine] },
        { kind: 'notice', lines: say.otherwise },
        { kind: 'button', text: say.look, url: `${origin}${backOfficeRoutes.options}` },
      ],
    }),
  }
}
