import { bilingual } from '../../kit/language/bilingual'

/** What the page of an invitation says. */
export const invitationWords = bilingual({
  en: {
    title: (business: string) => `Join ${business}`,
    titleToOpen: 'Open your business',
    titleOver: 'Invitation',
    about: (inviter: string, business: string) =>
      inviter ? `${inviter} invites you to ${business}.` : `You are invited to ${business}.`,
    aboutToOpen: (inviter: string) =>
      `${inviter || 'Mainstreet'} invites you to open your business on Mainstreet.`,
    asOwner: 'You will manage everything there, as its owners do.',
    asHelper: (duties: string) => `You will look after: ${duties}.`,
    incomplete: 'This link is not complete. Please open the whole of it again.',
    form: 'Your login',
    signInWith: (email: string) => `You will sign in with ${email}.`,
    accept: 'Accept and Sign In',
    hasLogin: 'I already sign in with this address',
    join: 'Join',
    signedInAs: (email: string) => `You are signed in as ${email}.`,
    otherAddress: (invited: string, own: string) =>
      `This invitation is for ${invited}, and you are signed in as ${own}. Sign out to accept it.`,
    signOut: 'Sign Out',
    toDashboard: 'Stay signed in and go to your dashboard',
    stillSignedIn: 'You are still signed in',
    taken: 'This address has a login already. Sign in with it to accept the invitation.',
    signIn: 'Sign In',
    tryAgain: 'Try Again',
  },
  fr: {
    title: (business) => `Rejoindre ${business}`,
    titleToOpen: 'Ouvrez votre entreprise',
    titleOver: 'Invitation',
    about: (inviter, business) =>
      inviter
        ? `${inviter} vous invite à rejoindre ${business}.`
        : `Vous êtes invité à rejoindre ${business}.`,
    aboutToOpen: (inviter) =>
      `${inviter || 'Mainstreet'} vous invite à ouvrir votre entreprise sur Mainstreet.`,
    asOwner: 'Vous y gérerez tout, comme ses propriétaires.',
    asHelper: (duties) => `Vous vous occuperez de\u00a0: ${duties}.`,
    incomplete: 'Ce lien n’est pas complet. Veuillez l’ouvrir de nouveau en entier.',
    form: 'Votre accès',
    signInWith: (email) => `Vous vous connecterez avec ${email}.`,
    accept: 'Accepter et se connecter',
    hasLogin: 'Je me connecte déjà avec cette adresse',
    join: 'Rejoindre',
    signedInAs: (email) => `Vous êtes connecté en tant que ${email}.`,
    otherAddress: (invited, own) =>
      `Cette invitation est pour ${invited}, et vous êtes connecté en tant que ${own}. Déconnectez-vous pour l’accepter.`,
    signOut: 'Se déconnecter',
    toDashboard: 'Rester connecté et aller au tableau de bord',
    stillSignedIn: 'Vous êtes toujours connecté',
    taken: 'Cette adresse a déjà un accès. Connectez-vous avec elle pour accepter l’invitation.',
    signIn: 'Se connecter',
    tryAgain: 'Réessayer',
  },
})
