/** What the server says when it refuses, with `{}` for what differs, and the same in French, with `{0}`, `{1}` for it. */
export const frenchRefusals: Readonly<Record<string, string>> = {
  // Any call.
  'Something went wrong on our side.': 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  'Something went wrong. Please try again in a moment.':
    'Une erreur s’est produite. Veuillez réessayer dans un instant.',
  'The server cannot be reached. Please check your connection and try again.':
    'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  'The connection broke before the server answered. Please check whether your change was saved.':
    'La connexion a été coupée avant la réponse du serveur. Vérifiez si votre modification a été enregistrée.',
  'The server is restarting; please try again in a moment.':
    'Le serveur redémarre. Veuillez réessayer dans un instant.',
  'The server is busy; please try again.': 'Le serveur est occupé. Veuillez réessayer.',
  'We cannot reach our database right now; please try again in a moment.':
    'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  'That took too long; please try again.': 'C’était trop long. Veuillez réessayer.',
  'Too many requests, please try again later.': 'Trop de demandes. Veuillez réessayer plus tard.',
  'Our storage is full, so nothing was saved.':
    'Notre espace de stockage est plein\u00a0: rien n’a été enregistré.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'You may not do that.': 'Vous n’avez pas le droit de faire cela.',
  'You may not {} {}.': 'Vous n’avez pas le droit de faire cela.',
  '{} names an account that is not yours.': 'Cela appartient à une autre entreprise.',
  'No {} record with id {}.': 'Cet élément n’existe pas, ou il a été supprimé.',
  '{} is already taken.': 'Cette valeur est déjà prise.',
  'There is no such account.': 'Cette entreprise n’existe pas, ou elle a été supprimée.',

  // Cards to share.
  'Visitors do not see this item yet: publish it, and it has a card.':
    'Les visiteurs ne voient pas encore cet article\u00a0: publiez-le, et il aura une carte.',
  'Your site has no address of its own yet, so there is nothing a card could lead to.':
    'Votre site n’a pas encore d’adresse\u00a0: une carte ne mènerait nulle part.',
  'Too many cards at once, please try again.': 'Trop de cartes à la fois. Veuillez réessayer.',
  'Drawing the card took too long, please try again.':
    'Le dessin de la carte a pris trop de temps. Veuillez réessayer.',

  // Signing in and its users.
  'Please sign in.': 'Veuillez vous connecter.',
  'You are not signed in.': 'Vous n’êtes pas connecté.',
  'Your session is over; please sign in again.': 'Votre session est terminée. Veuillez vous reconnecter.',
  'This session is not open.': 'Cette session n’est plus ouverte.',
  'Username or password are incorrect.': 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  'Too many people are signing in; please try again.':
    'Trop de personnes se connectent en ce moment. Veuillez réessayer.',
  'This link is no longer valid. Please ask for a new one.':
    'Ce lien n’est plus valide. Veuillez en demander un autre.',
  'This address belongs to another login by now.':
    'Cette adresse est maintenant celle d’un autre utilisateur.',
  'Your password was changed meanwhile; please try again.':
    'Votre mot de passe a été changé entre-temps. Veuillez réessayer.',
  'You cannot remove yourself.': 'Vous ne pouvez pas vous supprimer vous-même.',
  'You cannot disable yourself or change your own role.':
    'Vous ne pouvez pas vous désactiver ni changer votre propre rôle.',

  // People and their invitations.
  'A business keeps one owner at least.': 'Une entreprise garde au moins un propriétaire.',
  'This address is invited already; send the invitation again instead.':
    'Cette adresse est déjà invitée\u00a0: renvoyez plutôt l’invitation.',
  'This person has access already.': 'Cette personne a déjà accès.',
  'This invitation is accepted already.': 'Cette invitation est déjà acceptée.',
  'This invitation is for another address than yours.':
    'Cette invitation est pour une autre adresse que la vôtre.',
  'Staff see every business already.': 'L’équipe de la plateforme voit déjà toutes les entreprises.',
  'This address has a login already. Sign in with it, then accept the invitation.':
    'Cette adresse a déjà un accès. Connectez-vous, puis acceptez l’invitation.',

  // What webhooks could not be delivered for.
  'No answer in time.': 'Pas de réponse à temps.',
  'There is no such host.': 'Cet hôte n’existe pas.',
  'The certificate is not valid ({}).': 'Le certificat n’est pas valide ({0}).',
  'No connection ({}).': 'Aucune connexion ({0}).',
  'No connection.': 'Aucune connexion.',
  'The address leads into a private or reserved network.': 'L’adresse mène à un réseau privé ou réservé.',
  'Only https addresses without a login are called.':
    'Seules les adresses https sans identifiants sont appelées.',

  // Orders, their money and their emails.
  'There is no such order.': 'Cette commande n’existe pas.',
  'An order that is {} cannot become {}.':
    'La commande est {0}\u00a0: elle ne peut pas devenir {1}. Rechargez la page pour voir où elle en est.',
  'It is too late to take this step back.': 'Il est trop tard pour annuler cette étape.',
  'The money of this order is given back by a refund, not by its status.':
    'L’argent de cette commande se rend par un remboursement.',
  'Everything has been given back already.': 'Tout a déjà été remboursé.',
  'This key has been used for another refund.': 'Cette demande a déjà servi à un autre remboursement.',
  'The order has changed since you last looked; please check the amount again.':
    'La commande a changé entre-temps. Veuillez revérifier le montant.',
  'The amount is greater than what is left of the payment.': 'Le montant dépasse ce qui reste du paiement.',
  'There is no such payment.': 'Le fournisseur de paiement ne connaît pas ce paiement.',
  'The card provider does not accept the keys of this store, so nothing has happened.':
    'Le fournisseur de paiement refuse les clés de cette boutique\u00a0: rien n’a été fait.',
  'This store does not take orders at the moment.':
    'Cette boutique ne prend pas de commandes pour l’instant.',
  'Only {} of "{}" left in stock.': 'Il ne reste que {0} «\u00a0{1}\u00a0» en stock.',
  '"{}" is out of stock.': '«\u00a0{0}\u00a0» est en rupture de stock.',
  'An order can come to $999,999.99 at most.': 'Une commande ne peut dépasser 999\u00a0999,99\u00a0$.',
  'An order must come to at least $0.50.': 'Une commande doit atteindre 0,50\u00a0$.',
  'This mail is waiting to be sent already.': 'Ce courriel attend déjà d’être envoyé.',
  'A mail can be sent again {} times, and this one was.':
    'Un courriel peut être renvoyé {0} fois, et celui-ci l’a été.',
  'A payment is being made with this key. Please try again in a few minutes.':
    'Un paiement se fait avec cette clé. Veuillez réessayer dans quelques minutes.',
  'It is waiting to be sent already.': 'L’envoi est déjà en attente.',
  'What this mail said is not kept any longer.': 'Le contenu de ce courriel n’est plus conservé.',
  'The card provider of this order cannot be asked: the keys of its account are gone.':
    'Le fournisseur de cartes de cette commande n’est plus joignable\u00a0: ses clés ont été retirées.',
  'This buyer is still waiting for {}: complete or cancel that first.':
    'La personne attend encore {0}\u00a0: terminez ou annulez d’abord.',
  'A payment of this buyer is under way. Please try again in a few minutes.':
    'Un paiement de cette personne est en cours. Veuillez réessayer dans quelques minutes.',
  'A refund to this buyer is under way. Please try again when it has arrived.':
    'Un remboursement à cette personne est en cours. Veuillez réessayer quand il sera arrivé.',
  'An email about this buyer is just being sent. Please try again in a few minutes.':
    'Un courriel au sujet de cette personne est en train de partir. Veuillez réessayer dans quelques minutes.',
  'This business has no email address yet.': 'Cette entreprise n’a pas encore d’adresse courriel.',

  // Items, their stock, and catalogue files.
  'Another import has just made this item. Please import the file again.':
    'Une autre importation vient de créer cet article. Importez le fichier de nouveau.',
  'The item has just been removed. Please import the file again.':
    'L’article vient d’être supprimé. Importez le fichier de nouveau.',
  'An item must keep at least one variation.': 'Un article doit garder au moins une variante.',
  'must name as many values as the original': 'doit nommer autant de valeurs que le texte original',
  'This variation is already there.': 'Cette variante existe déjà.',
  'The picture is no longer there. Please upload it again.':
    'L’image n’est plus là. Téléversez-la de nouveau.',
  'The picture has changed meanwhile. Please try again.': 'L’image a changé entre-temps. Essayez de nouveau.',
  'Some of these items are no longer there. Please look at the list again.':
    'Certains de ces articles ont disparu. Revoyez la liste.',
  '"{}" has only {} left in stock. Please reload the item and save it again.':
    'Il ne reste que {1} «\u00a0{0}\u00a0» en stock. Rechargez l’article, puis enregistrez-le de nouveau.',
  'Another import is running; stop it or wait for its end.':
    'Une autre importation est en cours\u00a0: arrêtez-la ou attendez sa fin.',
  'What an import may do cannot be changed once it is {}.':
    'L’importation a avancé\u00a0: ses choix ne peuvent plus changer.',
  'An import that is {} cannot be {}.': 'L’importation a avancé\u00a0: cela n’est plus possible.',

  // Pictures and files.
  'The picture is too large; 10 MB is the most.': 'L’image est trop lourde\u00a0: 10\u00a0Mo au plus.',
  'The picture has too many pixels; 50 megapixels is the most.':
    'L’image a trop de pixels\u00a0: 50\u00a0mégapixels au plus.',
  'Only png, jpeg and gif pictures are accepted.': 'Seules les images png, jpeg et gif sont acceptées.',
  'The picture is damaged or not a png, jpeg or gif.':
    'L’image est endommagée, ou n’est pas un png, un jpeg ou un gif.',
  'The pdf is not whole.': 'Le pdf est incomplet.',
  'Too many pictures at once, please try again.': 'Trop d’images à la fois. Veuillez réessayer.',
  'Drawing the picture took too long, please try again.':
    'Le traitement de l’image a été trop long. Veuillez réessayer.',
  'Too many uploads at once, please try again.': 'Trop d’envois à la fois. Veuillez réessayer.',
  'The body came too slowly.': 'L’envoi était trop lent. Veuillez réessayer.',
  'The upload was stopped.': 'L’envoi a été arrêté.',

  // Archives and tax rates.
  'An archive of this account is being made already.':
    'Une archive de cette entreprise est déjà en préparation.',
  'There is no finished archive.': 'Aucune archive n’est prête.',
  'This download is no longer valid. Please start it again.':
    'Ce téléchargement n’est plus valide. Veuillez le relancer.',
  'Orders have been charged with this rate: add one with a later day instead.':
    'Des commandes ont été taxées à ce taux\u00a0: ajoutez-en un qui commence plus tard.',
  'This is the only rate in force there: switch another one on first.':
    'C’est le seul taux en vigueur à cet endroit\u00a0: activez-en d’abord un autre.',
}

/** What the server says is wrong with a field, and the same in French. */
export const frenchProblems: Readonly<Record<string, string>> = {
  'is required': 'Ce champ est obligatoire.',
  'must not be empty': 'Ce champ ne peut pas être vide.',
  'has the wrong form': 'Cette forme n’est pas la bonne.',
  'must be a valid {}': 'Cette forme n’est pas la bonne.',
  'is not one of the allowed values': 'Choisissez dans la liste.',
  'must be one of {}': 'Choisissez dans la liste.',
  'must have at most two decimals': 'Au plus deux décimales.',
  'must have at most {} characters': 'Au plus {0} caractères.',
  'must have at least {} characters': 'Au moins {0} caractères.',
  'must be at most {}': 'Au plus {0}.',
  'cannot change while texts are in both languages': 'Désactivez d’abord les textes dans les deux langues.',
  'is out of range': 'Cette valeur est hors limites.',
  'is too long': 'C’est trop long.',
  'refers to a record that does not exist': 'Cela n’existe plus.',
  'may not be changed': 'Cela ne peut pas être changé.',
  'may not be set here': 'Cela ne peut pas être fixé ici.',
  'would give nothing back': 'Cela ne rembourserait rien.',
  'is not in this order': 'Cela n’est pas dans cette commande.',
  'only {} left': 'Il n’en reste que {0}.',
  'is out of stock': 'En rupture de stock.',
  'is no longer available': 'N’est plus offert.',
  'is not offered by this store': 'Cette boutique ne l’offre pas.',
  'is required to send an email': 'Obligatoire pour envoyer un courriel.',
  'is in the past': 'Cette date est passée.',
  'must be a web address': 'Entrez une adresse web.',
  'must have at least one': 'Il en faut au moins une.',
  'is not a category of this account': 'Cette catégorie n’existe plus.',
  'is not a picture of this item': 'Cette image n’est plus là.',
  'makes the price of "{}" too high': 'Le prix de «\u00a0{0}\u00a0» deviendrait trop élevé.',
  'is not your current password': 'Ce n’est pas votre mot de passe actuel.',
  'is your address already': 'C’est déjà votre adresse.',
  'may hold letters, digits, dots, dashes and underscores':
    'Lettres, chiffres, points, traits d’union et traits de soulignement seulement.',
  'must be a live secret key (sk_live_… or rk_live_…)':
    'Doit être une clé secrète réelle (sk_live_… ou rk_live_…).',
  'must be a test secret key (sk_test_… or rk_test_…)':
    'Doit être une clé secrète d’essai (sk_test_… ou rk_test_…).',
  'must be a live publishable key (pk_live_…)': 'Doit être une clé publique réelle (pk_live_…).',
  'must be a test publishable key (pk_test_…)': 'Doit être une clé publique d’essai (pk_test_…).',
  'must be a name or a web address': 'Entrez un nom, ou une adresse web.',
  'must be a public https address': 'Entrez une adresse publique qui commence par https://.',
  'is needed for a payment that is being made': 'Un paiement en cours a besoin de cette clé.',
  'is still needed for {}': 'Cette adresse sert encore pour {0}.',
  'is needed for a payment that is under way': 'Un paiement en cours a besoin de cette adresse.',
  'is needed for a refund that is under way': 'Un remboursement en cours a besoin de cette adresse.',
  'must be the same email address': 'Entrez encore une fois la même adresse courriel.',
  'holds characters that cannot be stored': 'Certains caractères ne peuvent pas être enregistrés.',
  'cannot be read: {}, line {}': 'Ce code ne peut pas être lu\u00a0: ligne {1}.',
  'must be a signing secret (whsec_…)': 'Doit être un secret de signature (whsec_…).',
  'is no text file: export it as CSV': 'Ce n’est pas un fichier texte\u00a0: exportez-le en CSV.',
  'cannot be read at line {}: {}': 'La ligne {0} ne peut pas être lue\u00a0: {1}.',
  'has no items': 'Ce fichier n’a aucun article.',
  'has no column {}': 'Colonnes manquantes\u00a0: {0}.',
  'has an unknown header. It needs the columns of one of these: {}':
    'L’en-tête est inconnu. Il faut les colonnes de l’un de ces formats\u00a0: {0}.',
  'has more than {} rows; please split it': 'Ce fichier a plus de {0} lignes\u00a0: divisez-le.',
}

/** Words of the server within a refusal. */
export const frenchParts: Readonly<Record<string, string>> = {
  'a quote is opened and never closed': 'un guillemet ouvert n’est jamais fermé',
  'text follows a closing quote': 'du texte suit un guillemet fermant',
  'a quote stands inside of a text without quotes around it':
    'un guillemet se trouve dans un texte qui n’en a pas autour',
  'it is not valid CSV': 'ce n’est pas un CSV valide',
  'a price: write dollars with at most two decimals':
    'un prix\u00a0: écrivez des dollars avec au plus deux décimales',
  'a whole number': 'un nombre entier',
  'the sale has not begun': 'le solde n’a pas commencé',
  'no one discount fits all variations': 'aucun rabais unique ne convient à toutes les variantes',
  'true or false': 'true ou false',
  pending: 'en attente',
  failed: 'échouée',
  paid: 'payée',
  shipped: 'expédiée',
  Complete: 'terminée',
  refunded: 'remboursée',
  cancelled: 'annulée',
}
