import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const usersErrands = [
  ...errandsOf(routes.account, [
    [
      '#password',
      'Change the password',
      'Changer le mot de passe',
      'login security sign in connexion sécurité',
    ],
    [
      '#second-factor',
      'Make signing in safer',
      'Rendre la connexion plus sûre',
      'passkey authenticator code two factor 2fa security fingerprint clé accès deux facteurs sécurité empreinte',
    ],
    [
      '#you',
      'Change your name or email',
      'Changer votre nom ou courriel',
      'login address profile connexion profil',
    ],
    [
      '#notices',
      'Choose who is told of orders and messages',
      'Choisir qui est avisé des commandes et messages',
      'notifications notices push phone alert mail badge avis téléphone alerte courriel',
    ],
    [
      '#people',
      'Invite somebody to help',
      'Inviter quelqu’un à aider',
      'staff employee access role remove helper employé accès rôle',
    ],
    [
      '#sessions',
      'Sign out a lost phone',
      'Déconnecter un téléphone perdu',
      'sessions devices stolen appareils volé',
    ],
    ['#language', 'Change the language', 'Changer la langue', 'french english français anglais'],
    ['#appearance', 'Choose light or dark', 'Choisir clair ou sombre', 'theme night mode thème nuit'],
    [
      '#export',
      'Take everything out',
      'Tout exporter',
      'archive backup download copy leave sauvegarde copie partir',
    ],
    ['#keys', 'Make an API key', 'Créer une clé d’API', 'program zapier integration token intégration jeton'],
  ]),
]
