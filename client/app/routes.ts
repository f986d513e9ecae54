import { paths } from '../../shared/url/paths.ts';
import { everyone, page, players } from './page.ts';

/** Every page of the site: its URL (without the locale prefix), who may see it, its layout, its component and its loader. */
export const routes = [
  page(paths.home, everyone, 'default', 'lobby/HomePage', 'lobby/home'),
  page(paths.gamehall, everyone, 'default', 'game-hall/GameHallPage', 'game-hall/gameHall'),
  page(paths.game, everyone, 'game', 'game/GamePage', 'game/game'),
  page(paths.platformCustomGame, everyone, 'game', 'game/GamePage', 'game/game'),
  page(paths.platformGame, everyone, 'game', 'game/GamePage', 'game/game'),
  page(paths.gameFrame, everyone, 'game', 'game/GamePage', 'game/game'),
  page(paths.customGameFrame, everyone, 'game', 'game/GamePage', 'game/game'),
  page(paths.signIn, everyone, 'empty', 'auth/SignInPage', 'auth/signIn'),
  page(paths.signUp, everyone, 'empty', 'auth/SignUpPage', 'auth/signUp'),
  page(paths.icons, everyone, 'default', 'icons/IconsPage'),
  // The components in every state, in development only.
  ...(import.meta.env.DEV ? [page({ pattern: '/_ui' }, everyone, 'empty', 'ui-gallery/UiGalleryPage')] : []),
  page(paths.tournaments, everyone, 'default', 'tournaments/TournamentsPage', 'tournaments/tournaments'),
  page(paths.tournament, everyone, 'default', 'tournaments/TournamentPage', 'tournaments/tournament'),
  page(paths.tournamentGamehall, everyone, 'default', 'tournaments/TournamentHallPage', 'tournaments/tournamentHall'),
  page(paths.jackpots, everyone, 'default', 'jackpots/JackpotsPage', 'jackpots/jackpots'),
  page(paths.jackpot, everyone, 'default', 'jackpots/JackpotPage', 'jackpots/jackpot'),
  page(paths.winners, everyone, 'default', 'winners/WinnersPage', 'winners/winners'),
  page(paths.providers, everyone, 'default', 'providers/ProvidersPage', 'providers/providers'),
  page(paths.promotions, everyone, 'default', 'promotions/PromotionsPage', 'promotions/promotions'),
  page(paths.promotion, everyone, 'default', 'promotions/PromotionPage', 'promotions/promotion'),
  page(paths.offers, everyone, 'default', 'offers/OffersPage', 'offers/offers'),
  page(paths.offer, everyone, 'default', 'offers/OfferPage', 'offers/offer'),
  page(paths.loyalty, everyone, 'default', 'loyalty/LoyaltyPage', 'loyalty/loyalty'),
  page(paths.loyaltyShop, everyone, 'default', 'loyalty/ShopPage', 'loyalty/shop'),
  page(paths.loyaltyProgram, everyone, 'default', 'loyalty/ProgramPage', 'loyalty/program'),
  page(paths.support, everyone, 'default', 'support/SupportPage', 'support/support'),
  page(paths.unsubscribe, everyone, 'default', 'unsubscribe/UnsubscribePage', 'unsubscribe/unsubscribe'),
  page(paths.betting, everyone, 'default', 'betting/BettingPage', 'betting/betting'),
  page(paths.profile, players, 'default', 'profile/ProfilePage', 'profile/profile'),
  page(paths.profileSettings, players, 'default', 'profile/SettingsPage', 'profile/settings'),
  page(paths.contentPage, everyone, 'default', 'content-page/ContentPage', 'content-page/contentPage'),
];
