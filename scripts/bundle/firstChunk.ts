/**
 * Modules used by lobby, hall and game page, with their styles, in one file, because many small files compress worse. By folder;
 * `tests/journeys/pages/scriptWeight.test.ts` weighs the pages. The bundler also takes what these modules import, so the list is
 * complete only with those, which a test beside it holds.
 */
const firstChunk: Record<string, readonly string[]> = {
  'client/app/background': ['sendBeacon'],
  'client/context': [
    'AppContext',
    'LoaderArgs',
    'NavigationContext',
    'PageDataContext',
    'PageErrorData',
    'PageFailure',
    'Redirect',
    'RouterContext',
    'notFound',
    'settle',
    'useApp',
    'useKeepDocument',
    'useNavigate',
    'useNavigating',
    'usePageData',
    'useReload',
    'useTarget',
    'useNavigation',
  ],
  'client/entities/contact': ['contactLink'],
  'client/entities/game': [
    'toggleLike',
    'useLike',
    'CategoryPills',
    'GameTile',
    'categoryIcon',
    'coverOfSize',
    'coverSet',
    'frameGate',
    'providerCard',
    'startLoadingHint',
    'useOutOfSight',
  ],
  'client/entities/jackpot': ['GrowingAmount', 'JackpotPanel', 'growAmount', 'useLiveJackpots'],
  'client/entities/promotion': ['PromotionTile', 'formatLastDay'],
  'client/entities/section': ['ComingRow', 'PageText', 'SectionFailed', 'WhenNear', 'createNearGate', 'SectionLate'],
  'client/entities/tournament': ['TournamentStatusBadge', 'TournamentTile', 'prizeText'],
  'client/entities/winner': ['WinnersRow'],
  'client/i18n': ['useErrorText', 'useText', 'useMessages'],
  'client/lib': ['formatEnd', 'formatMoment', 'inlineSign', 'innerAddress', 'linkKind'],
  'client/lib/late': ['painted', 'lateComponent'],
  'client/lib/transport': ['clockOffsetOf'],
  'client/seo': ['Seo', 'absoluteUrl', 'jsonLdText'],
  'client/stores': [
    'StoresContext',
    'StoresState',
    'balances.store',
    'chat.store',
    'createStores',
    'endSession',
    'general.store',
    'likes.store',
    'profile.store',
    'session.store',
    'takeState',
    'toasts.store',
    'tracker.store',
    'useFact',
    'useFacts',
    'useStore',
    'FirstFactsContext',
    'forgetPlayer',
    'dialogs.store',
    'useClockOffset',
  ],
  'client/ui/feedback': [
    'Badge',
    'EmptyState',
    'ErrorState',
    'Skeleton',
    'StarLoader',
    'Countdown',
    'timeLeft',
    'useNow',
  ],
  'client/ui/forms': ['useFormMessages', 'formMessages'],
  'client/ui/layout': ['Accordion', 'SectionHeader', 'Skyline', 'VisuallyHidden', 'Card'],
  'client/ui/layout/tiles': [
    'Tile',
    'TileBand',
    'TileGrid',
    'TileRow',
    'TileSkeleton',
    'scrollEdges',
    'PictureTile',
    'tallPicture',
  ],
  'client/ui/media': ['Icon', 'avifBeside', 'Star', 'StarList', 'StarMark', 'starPaths', 'spriteUrl'],
  'client/ui/navigation': [
    'renderLocaleLink',
    'renderPathLink',
    'ContentLink',
    'ExternalLink',
    'LocaleLink',
    'Button',
    'ButtonLink',
    'IconButton',
    'PillLink',
    'PillRow',
    'buttonClass',
    'renderAnchor',
    'TextLink',
  ],
  'client/ui/theme': ['isMotionReduced', 'useReducedMotion'],
  shared: ['constants', 'locales', 'languages'],
  'shared/domain': ['formatNumber', 'parseMarkup', 'formatDate', 'formatTime'],
  'shared/domain/money': ['currencyUnit', 'formatMoney', 'roundScaled'],
  'shared/errors': ['presentError', 'AppError', 'catalogue', 'isErrorType'],
  'shared/keys': ['beaconPaths', 'cookieNames', 'hashKeys', 'trackingKeys', 'draftKeys', 'storageKeys'],
  'shared/rules': ['overrideOf', 'readRuleMessage', 'interpolate'],
  'shared/tracking': ['readTracking'],
  'shared/url': ['isSafeReturnPath', 'path', 'paths', 'onSite', 'hallQuery'],
};

/** Paths from the project's root, without extensions. */
export const firstChunkModules: readonly string[] = Object.entries(firstChunk).flatMap(([folder, names]) =>
  names.map((name) => `${folder}/${name}`),
);

const modules = new Set(firstChunkModules);

/** Whether a module belongs to the first chunk. `root`: the project's folder, with forward slashes. */
export function isFirstChunk(file: string, root: string): boolean {
  return (
    file.startsWith(`${root}/`) &&
    modules.has(file.slice(root.length + 1).replace(/(?:\.module\.css|\.tsx?)(?:\?.*)?$/, ''))
  );
}
