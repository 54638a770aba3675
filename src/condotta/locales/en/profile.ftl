# What people have played, and how well

profile-guest = Guest
profile-account = Account
profile-mine = My games and ratings
profile-unknown = There is nobody here by this address.
profile-tallies = Games by kind
profile-tallies-none = No game has been played to its end yet.
profile-kind = { $players ->
    [one] { $game }, { $players } player
   *[other] { $game }, { $players } players
}
profile-kind-heading = Kind
profile-played = Played
profile-won = Won
profile-share = Share
profile-ratings = Ratings
profile-ratings-none = No rating yet. Rated games, among people with accounts, give one.
profile-ratings-about = “At least” is what somebody is worth almost certainly; the best are listed by it. Everybody begins with 25 ± 8.3.
profile-sure = At least
profile-mean = Estimate
profile-number = Games
profile-course = Rating over time
profile-course-table = The rating as a table
profile-date = Date
profile-games = Games
profile-games-none = Nothing here yet. Games at public tables are listed when they are over.
profile-more = Show more
profile-first = won
profile-place = place { $place }
profile-left = left early
profile-broken-off = broken off
profile-rated = rated
profile-best = Best players
profile-best-none = Nobody has a rating in this kind of game yet.
profile-name = Name
