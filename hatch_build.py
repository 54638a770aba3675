"""The built page goes into the wheel, so that `condotta serve` has it where there is no Node."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltPage(BuildHookInterface[Any]):
    """Adds web/dist as condotta/page; a wheel without it is one whose server has no page."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / "web" / "dist"
        if version == "editable":
            return
        if (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "condotta/page"
        else:
            self.app.display_warning("The page is not built, so this wheel has none; `make wheel` builds both.")
