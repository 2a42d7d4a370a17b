import type { wholeRefusals } from '@mainstreet/shared/refusals/whole-refusals'
import type { OwnRefusal } from '../data/rest'
import { frenchCartRefusals } from './french-cart-refusals'

/** What is refused, in French; a code of the server without French does not compile. */
export const frenchRefusals: Readonly<Record<keyof typeof wholeRefusals | OwnRefusal, string>> = {
  ...frenchCartRefusals,
  // What the client itself says.
  stopped: 'L’envoi a été arrêté.',
  'no-words': 'Une erreur s’est produite. Veuillez réessayer dans un instant.',
  heic: 'Ce navigateur ne lit pas les photos HEIC. Enregistrez-la d’abord en jpeg, ou ajoutez-la depuis votre téléphone.',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  unanswered:
    'La connexion a été coupée avant la réponse du serveur. Vérifiez si votre modification a été enregistrée.',

  // Any call.
  'server-failed': 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  'server-restarting': 'Le serveur redémarre. Veuillez réessayer dans un instant.',
  'server-busy': 'Le serveur est occupé. Veuillez réessayer.',
  'database-away': 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  'took-too-long': 'Cela a pris trop de temps. Veuillez réessayer.',
  'too-many-requests': 'Trop de demandes. Veuillez réessayer plus tard.',
  'storage-full': 'Notre espace de stockage est plein\u00a0: rien n’a été enregistré.',
  'nothing-here': 'Il n’y a rien à cette adresse.',
  'not-allowed': 'Vous n’avez pas le droit de faire cela.',
  'method-not-allowed': 'Vous n’avez pas le droit de faire cela.',
  'read-only-key': 'Cette clé ne permet que de lire.',
  'foreign-account': 'Cela appartient à une autre entreprise.',
  'no-record': 'Cet élément n’existe pas, ou il a été supprimé.',
  'no-such': 'Cet élément n’existe pas, ou il a été supprimé.',
  'already-taken': 'Cette valeur est déjà prise.',
  'no-account': 'Cette entreprise n’existe pas, ou elle a été supprimée.',
  'no-site': 'Ce site n’existe pas.',
  'may-not-change': 'Cela ne peut pas être changé.',

  // Cards to share.
  'item-unpublished':
    'Les visiteurs ne voient pas encore cet article\u00a0: publiez-le, et il aura une carte.',
  'sale-paid': 'Cette vente est payée, ou se paie sur un autre téléphone.',
  'sale-gone': 'La boutique a repris cette vente.',
  'no-newsletter': 'On ne peut pas s’abonner ici.',
  'letter-left': 'Cette infolettre est en route, ou partie\u00a0: elle reste comme elle est.',
  'letter-without-address':
    'Une infolettre doit dire où vous êtes\u00a0: remplissez d’abord la rue et la ville dans les coordonnées.',
  'letter-without-readers': 'Personne n’est encore abonné.',
  'card-without-address': 'Votre site n’a pas encore d’adresse\u00a0: une carte ne mènerait nulle part.',
  'too-many-cards': 'Trop de cartes à la fois. Veuillez réessayer.',
  'card-too-slow': 'Le dessin de la carte a pris trop de temps. Veuillez réessayer.',

  // Signing in and its users.
  'sign-in-first': 'Veuillez vous connecter.',
  'not-signed-in': 'Vous n’êtes pas connecté.',
  'session-over': 'Votre session est terminée. Veuillez vous reconnecter.',
  'session-not-open': 'Cette session n’est plus ouverte.',
  'wrong-login': 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  'second-factor-needed': 'Le mot de passe est le bon; il faut aussi une deuxième preuve.',
  'wrong-second-factor': 'Ce code n’est pas le bon, ou il a déjà servi.',
  'wrong-passkey': 'Cette clé d’accès n’est pas connue ici.',
  'authenticator-there': 'Il y a déjà une application d’authentification\u00a0: retirez-la d’abord.',
  'too-many-sign-ins': 'Trop de personnes se connectent en ce moment. Veuillez réessayer.',
  'link-over': 'Ce lien n’est plus valide. Veuillez en demander un autre.',
  'address-of-another': 'Cette adresse est maintenant celle d’un autre utilisateur.',
  'password-changed-meanwhile': 'Votre mot de passe a été changé entre-temps. Veuillez réessayer.',
  'own-removal': 'Vous ne pouvez pas vous supprimer vous-même.',
  'own-role': 'Vous ne pouvez pas vous désactiver ni changer votre propre rôle.',
  'business-closed': 'Cette entreprise est fermée\u00a0: {reason} Elle peut être rétablie jusqu’au {day}.',

  // People and their invitations.
  'last-owner': 'Une entreprise garde au moins un propriétaire.',
  'no-phone': 'Ce téléphone n’est pas connecté.',
  'many-phones': '{max} téléphones sont connectés\u00a0: déconnectez-en un d’abord.',
  'not-sold-out': 'Il en reste\u00a0: l’article peut être acheté maintenant.',
  'event-over': 'Cet événement est déjà passé.',
  'sale-over': 'Ces soldes sont déjà terminés.',
  'last-told': 'Quelqu’un doit être avisé\u00a0: cette personne est la dernière.',
  'invited-already': 'Cette adresse est déjà invitée\u00a0: renvoyez plutôt l’invitation.',
  'has-access-already': 'Cette personne a déjà accès.',
  'invitation-accepted': 'Cette invitation est déjà acceptée.',
  'invitation-for-another': 'Cette invitation est pour une autre adresse que la vôtre.',
  'invitation-over': 'Cette invitation n’est plus valide. Veuillez en demander une autre.',
  'no-open-invitation': 'Aucune invitation à ouvrir une entreprise ne vous attend.',
  'staff-see-all': 'L’équipe de la plateforme voit déjà toutes les entreprises.',
  'login-exists': 'Cette adresse a déjà un accès. Connectez-vous, puis acceptez l’invitation.',

  // Businesses and their sites.
  'site-suspended': 'Le site est suspendu\u00a0: seule la plateforme le rouvre.',
  'examples-left': 'Des exemples seraient publiés\u00a0: dites s’il faut les enlever ou les garder.',
  'site-incomplete': 'Avant d’être publié, le site a besoin de ceci\u00a0: {missing}.',
  'account-standing': 'L’état de l’entreprise est déjà autre. Rechargez la page.',
  'nothing-to-undo': 'Il n’y a rien à annuler.',
  'changed-since': 'Cela a encore changé depuis.',
  'no-bookings': 'Ce restaurant ne prend pas de réservations sur son site.',
  'no-booking': 'Cette réservation n’existe pas.',
  'booking-cancelled': 'Le client a annulé cette réservation.',
  'booking-over': 'L’heure de cette réservation est passée.',
  'booking-closed': 'Vous êtes fermé ce jour-là. Proposez une autre heure ou rouvrez la journée.',
  'nothing-offered': 'Aucune autre heure n’est proposée pour cette réservation.',

  // Orders, their money and their emails.
  'gift-card-spent':
    'Une carte-cadeau de cette commande a été dépensée\u00a0: son prix ne peut pas être rendu.',
  'refund-cards-whole':
    'Cette commande a vendu des cartes-cadeaux\u00a0: choisissez les pièces à rembourser.',
  'sold-cards-stay': 'Les cartes-cadeaux d’une commande ne s’échangent pas. Remboursez-les plutôt.',
  'no-gift-card': 'Cette carte-cadeau n’existe pas.',
  'no-order': 'Cette commande n’existe pas.',
  'no-such-step':
    'La commande est {from:status}\u00a0: elle ne peut pas devenir {to:status}. Rechargez la page pour voir où elle en est.',
  'undo-too-late': 'Il est trop tard pour annuler cette étape.',
  'refund-instead': 'L’argent de cette commande se rend par un remboursement.',
  'nothing-paid': 'Rien n’a été payé pour cette commande\u00a0: il n’y a rien à rendre.',
  'refunded-already': 'Tout a déjà été remboursé.',
  'confirm-password': 'Veuillez entrer votre mot de passe de nouveau.',
  'not-for-programs': 'Seule une personne connectée peut le faire : il s’agit d’argent ou de données.',
  'refund-key-used': 'Cette demande a déjà servi à un autre remboursement.',
  'order-changed': 'La commande a changé entre-temps. Veuillez vérifier de nouveau le montant.',
  'more-than-left': 'Le montant dépasse ce qui reste du paiement.',
  'no-payment': 'Le fournisseur de paiement ne connaît pas ce paiement.',
  'provider-keys-refused':
    'Le fournisseur de paiement refuse les clés de cette boutique\u00a0: rien n’a été fait.',
  'too-late-to-ask': 'Il est trop tard pour changer cette commande ici. Veuillez nous appeler.',
  'not-to-be-ready': 'Il n’y a personne à qui dire que cette commande est prête, ou on le sait déjà.',
  'nothing-asked': 'Il n’y a plus de demande au sujet de cette commande.',
  'not-correctable': 'Seule une commande qui n’est pas partie peut être corrigée.',
  'corrected-often': 'Une commande peut être corrigée {max} fois, et celle-ci l’a été.',
  'nothing-changes': 'Cela ne change rien à la commande.',
  'less-than-refunded':
    'Il a été remboursé plus que ce à quoi la commande s’élèverait. Faites plutôt un remboursement.',
  'change-under-way':
    'L’argent d’une modification précédente retourne sur la carte. Réessayez dans quelques minutes.',
  'no-change-waits': 'Aucune modification de cette commande n’attend son paiement.',
  'difference-too-small':
    'On ne peut pas porter aussi peu que {amount} à une carte. Modifiez autre chose en même temps, ou créez une commande à la main.',
  'difference-in-parts':
    'Cette somme a été payée en plusieurs paiements. Remboursez plutôt les articles, ou modifiez par plus petites étapes.',
  'other-mode': 'Cette commande a été payée dans l’autre mode, test ou réel, que celui de la boutique.',
  'not-unpaid': 'Cette commande n’attend pas son paiement.',
  'mail-waiting': 'Ce courriel attend déjà d’être envoyé.',
  'mail-sent-often': 'Un courriel peut être renvoyé {max} fois, et celui-ci l’a été.',
  'key-in-use': 'Un paiement se fait avec cette clé. Veuillez réessayer dans quelques minutes.',
  'delivery-waiting': 'L’envoi est déjà en attente.',
  'mail-forgotten': 'Le contenu de ce courriel n’est plus conservé.',
  'keys-gone':
    'Le fournisseur de cartes de cette commande n’est plus joignable\u00a0: ses clés ont été retirées.',
  'buyer-waits': 'La personne attend encore {orders}\u00a0: terminez ou annulez d’abord.',
  'buyer-pays': 'Un paiement de cette personne est en cours. Veuillez réessayer dans quelques minutes.',
  'buyer-refunded':
    'Un remboursement à cette personne est en cours. Veuillez réessayer quand il sera arrivé.',
  'buyer-mailed':
    'Un courriel au sujet de cette personne est en train de partir. Veuillez réessayer dans quelques minutes.',

  // Items, their stock, and catalogue files.
  'category-exists': 'La catégorie «\u00a0{category}\u00a0» existe déjà.',
  'item-just-made': 'Une autre importation vient de créer cet article. Importez le fichier de nouveau.',
  'item-just-removed': 'L’article vient d’être supprimé. Importez le fichier de nouveau.',
  'last-variation': 'Un article doit garder au moins une variante.',
  'variation-there': 'Cette variante existe déjà.',
  'picture-gone': 'L’image n’est plus là. Téléversez-la de nouveau.',
  'picture-changed': 'L’image a changé entre-temps. Essayez de nouveau.',
  'items-gone': 'Certains de ces articles ont disparu. Revoyez la liste.',
  'stock-too-low':
    'Il ne reste que {now} «\u00a0{label}\u00a0» en stock. Rechargez l’article, puis enregistrez-le de nouveau.',
  'import-running': 'Une autre importation est en cours\u00a0: arrêtez-la ou attendez sa fin.',
  'many-answers': 'Une entreprise garde au plus {max} réponses.',
  'many-openings': 'Un jour ouvre au plus {max} fois.',
  'import-begun': 'L’importation a avancé\u00a0: ses choix ne peuvent plus changer.',
  'import-step': 'L’importation a avancé\u00a0: cela n’est plus possible.',
  'import-not-done': 'L’importation n’est pas encore finie.',

  // Pictures and files.
  'form-too-large': 'L’envoi est trop lourd.',
  'picture-too-heavy': 'L’image est trop lourde\u00a0: 10\u00a0Mo au plus.',
  'picture-too-large': 'L’image a trop de pixels\u00a0: 50\u00a0mégapixels au plus.',
  'picture-type': 'Seules les images png, jpeg, gif, webp et avif sont acceptées.',
  'picture-damaged': 'L’image est endommagée, ou n’est pas un png, un jpeg ou un gif.',
  'pdf-damaged': 'Le pdf est incomplet.',
  'too-many-pictures': 'Trop d’images à la fois. Veuillez réessayer.',
  'picture-too-slow': 'Le traitement de l’image a été trop long. Veuillez réessayer.',
  'too-many-uploads': 'Trop d’envois à la fois. Veuillez réessayer.',
  'body-too-slow': 'L’envoi était trop lent. Veuillez réessayer.',

  // Archives and tax rates.
  'archive-in-making': 'Une archive de cette entreprise est déjà en préparation.',
  'no-archive': 'Aucune archive n’est prête.',
  'download-over': 'Ce téléchargement n’est plus valide. Veuillez le relancer.',
  'rate-charged': 'Des commandes ont été taxées à ce taux\u00a0: ajoutez-en un qui commence plus tard.',
  'only-rate': 'C’est le seul taux en vigueur à cet endroit\u00a0: activez-en d’abord un autre.',
}
